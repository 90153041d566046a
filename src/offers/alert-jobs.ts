import { jobKind, type Worker, worker } from '#src/platform/queue.ts'
import type { World } from '#src/platform/world.ts'
import { alertRoundJob, serveRound, startRound } from './alert-sending.ts'
import type { ApplicationFacts } from './application-facts.ts'

/** In UTC: every ten minutes, every day at 6 in Antananarivo, Mondays at 6. */
const ROUNDS = [
  { frequency: 'immediate', kind: jobKind('offers.alerts-immediate'), cron: '*/10 * * * *' },
  { frequency: 'daily', kind: jobKind('offers.alerts-daily'), cron: '0 3 * * *' },
  { frequency: 'weekly', kind: jobKind('offers.alerts-weekly'), cron: '0 3 * * 1' },
] as const

export const alertJobs = [alertRoundJob, ...ROUNDS.map(({ kind }) => kind)]

export function alertWorkers(world: World, facts: Pick<ApplicationFacts, 'listApplied'>): Worker[] {
  return [worker(alertRoundJob, (round) => serveRound(world, facts, round)) as Worker]
}

export function alertRecurring(world: World): Worker[] {
  return ROUNDS.map(({ frequency, kind, cron }) => worker(kind, () => startRound(world, frequency), cron))
}
