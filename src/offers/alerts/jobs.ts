import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { alertRoundJob, serveRound, startRound } from './sending.ts'

/** The times are in UTC: every ten minutes, every day at 6 in Antananarivo, and on Mondays at 6. */
const ROUNDS = [
  { frequency: 'immediate', kind: jobKind('offers.alerts-immediate'), cron: '*/10 * * * *' },
  { frequency: 'daily', kind: jobKind('offers.alerts-daily'), cron: '0 3 * * *' },
  { frequency: 'weekly', kind: jobKind('offers.alerts-weekly'), cron: '0 3 * * 1' },
] as const

export const alertJobs = [alertRoundJob, ...ROUNDS.map(({ kind }) => kind)]

export function alertWorkers(services: Services, facts: Pick<ApplicationFacts, 'listApplied'>): Worker[] {
  return [worker(alertRoundJob, (round) => serveRound(services, facts, round)) as Worker]
}

export function alertRecurring(services: Services): Worker[] {
  return ROUNDS.map(({ frequency, kind, cron }) => worker(kind, () => startRound(services, frequency), cron))
}
