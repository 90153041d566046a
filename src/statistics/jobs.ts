import { runPaced } from '#src/platform/queue/paced-work.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { HOUR, MINUTE } from '#src/shared/durations.ts'
import { countDays } from './counting.ts'

export const countDaysJob = jobKind('statistics.count-days')

/** By this name it is kept when the days were counted last. */
export const COUNTING = 'statistics'

/** Counts at 4 h 10 in Antananarivo, and when a worker starts unless it did lately. */
export function statisticsRecurring(services: Services): Worker[] {
  const count = async () => {
    await runPaced(services, COUNTING, { every: HOUR, mostADay: 30 * MINUTE }, () => countDays(services))
  }
  return [worker(countDaysJob, count, '10 1 * * *')]
}
