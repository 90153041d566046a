import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { announceChanges } from './announcing.ts'

export const announceChangesJob = jobKind('offers.announce-changes')

/** Every hour in one portion, so that an offer which changes often is told of once. */
export function announcingRecurring(services: Services): Worker[] {
  return [worker(announceChangesJob, () => announceChanges(services), '25 * * * *')]
}
