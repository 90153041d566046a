import { runPaced } from '#src/platform/queue/paced-work.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { MINUTE } from '#src/shared/durations.ts'
import { measureUsualPays } from './usual-pay.ts'

export const measureUsualPaysJob = jobKind('offers.measure-usual-pay')

export function wordingRecurring(services: Services): Worker[] {
  const measure = async () => {
    await runPaced(services, 'usual-pay', { every: 10 * MINUTE }, () => measureUsualPays(services))
  }
  return [worker(measureUsualPaysJob, measure, '4-59/15 * * * *')]
}
