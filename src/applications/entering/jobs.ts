import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { removeOldEntered } from './removing.ts'

export const removeOldEnteredJob = jobKind('applications.remove-old-entered')

/** The job runs in the night of Antananarivo, which is three hours ahead of UTC. */
export function enteringRecurring(services: Services): Worker[] {
  return [worker(removeOldEnteredJob, () => removeOldEntered(services), '55 21 * * *')]
}
