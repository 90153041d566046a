import { jobKind, type Worker, worker } from '#src/platform/queue.ts'
import type { World } from '#src/platform/world.ts'
import { closeUnanswered } from './expiry.ts'
import { releaseRejection, releaseRejectionJob } from './reviewing.ts'

export const closeUnansweredJob = jobKind('applications.close-unanswered')

export function applicationsWorkers(world: World): Worker[] {
  return [worker(releaseRejectionJob, ({ id }) => releaseRejection(world, id)) as Worker]
}

/** Every night, after midnight in Antananarivo. */
export function applicationsRecurring(world: World): Worker[] {
  return [worker(closeUnansweredJob, () => closeUnanswered(world), '40 21 * * *')]
}
