import { runPaced } from '#src/platform/queue/paced-work.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { MINUTE } from '#src/shared/durations.ts'
import { countLandingPages } from './counting.ts'

export const countLandingPagesJob = jobKind('offers.count-landing-pages')

export function landingRecurring(services: Services): Worker[] {
  const count = async () => {
    await runPaced(services, 'landing-pages', { every: 10 * MINUTE }, () => countLandingPages(services))
  }
  return [worker(countLandingPagesJob, count, '*/10 * * * *')]
}
