import type { ApplicationFacts } from '#src/offers/application-facts.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { serveWeeklyRound, startWeeklyRound, weeklyRoundJob } from './weekly-round.ts'

const freshSuggestionsJob = jobKind('matching.fresh-suggestions')

export const suggestionJobs = [weeklyRoundJob, freshSuggestionsJob]

export function suggestionWorkers(
  services: Services,
  facts: Pick<ApplicationFacts, 'listApplied'>,
): Worker[] {
  return [worker(weeklyRoundJob, (round) => serveWeeklyRound(services, facts, round)) as Worker]
}

/** The round starts on Mondays at 4 in UTC, which is 7 in Antananarivo. */
export function suggestionsRecurring(services: Services): Worker[] {
  return [worker(freshSuggestionsJob, () => startWeeklyRound(services), '0 4 * * 1')]
}
