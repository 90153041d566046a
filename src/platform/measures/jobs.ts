import { countWaitingMails } from '../mail/delivery.ts'
import { jobKind, type Worker, worker } from '../queue/queue.ts'
import { countDueJobs } from '../queue/stuck-jobs.ts'
import type { Services } from '../services.ts'
import { recordGauge } from './measures.ts'

export const measureJob = jobKind('measures.record')

/** Records every ten minutes how much waits. */
export function measuresRecurring(services: Services): Worker[] {
  return [worker(measureJob, () => recordMeasures(services), '*/10 * * * *')]
}

async function recordMeasures({ db, clock }: Services) {
  const now = clock.now()
  const { waiting } = await countWaitingMails(db, now)
  await recordGauge(db, 'mails_waiting', waiting, now)
  await recordGauge(db, 'jobs_waiting', await countDueJobs(db), now)
}
