import { jobKind, type Worker, worker } from '#src/platform/queue.ts'
import type { World } from '#src/platform/world.ts'
import { closeUnanswered } from './expiry.ts'
import { remindUnanswered } from './reminders.ts'
import { releaseRejection, releaseRejectionJob } from './reviewing.ts'

export const closeUnansweredJob = jobKind('applications.close-unanswered')

export const remindUnansweredJob = jobKind('applications.remind-unanswered')

export function applicationsWorkers(world: World): Worker[] {
  return [worker(releaseRejectionJob, ({ id }) => releaseRejection(world, id)) as Worker]
}

/** Every day in Antananarivo: closing after midnight, reminding in the morning. */
export function applicationsRecurring(world: World): Worker[] {
  return [
    worker(closeUnansweredJob, () => closeUnanswered(world), '40 21 * * *'),
    worker(remindUnansweredJob, () => remindUnanswered(world), '25 4 * * *'),
  ]
}
