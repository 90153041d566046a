import type { ApplicationFacts } from '#src/offers/application-facts.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { freshRoundJob, serveFreshRound, startFreshRound } from './fresh.ts'

const freshSuggestionsJob = jobKind('matching.fresh-suggestions')

export const suggestionJobs = [freshRoundJob, freshSuggestionsJob]

export function suggestionWorkers(
  services: Services,
  facts: Pick<ApplicationFacts, 'listApplied'>,
): Worker[] {
  return [worker(freshRoundJob, (round) => serveFreshRound(services, facts, round)) as Worker]
}

/** Mondays at 7 in Antananarivo. */
export function suggestionsRecurring(services: Services): Worker[] {
  return [worker(freshSuggestionsJob, () => startFreshRound(services), '0 4 * * 1')]
}
