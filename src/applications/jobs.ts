import { jobKind, type Worker, worker } from '#src/platform/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { closeUnanswered } from './expiry.ts'
import { remindUnanswered } from './reminders.ts'
import { releaseRejection, releaseRejectionJob } from './reviewing/reviewing.ts'

export const closeUnansweredJob = jobKind('applications.close-unanswered')

export const remindUnansweredJob = jobKind('applications.remind-unanswered')

export function applicationsWorkers(services: Services): Worker[] {
  return [worker(releaseRejectionJob, ({ id }) => releaseRejection(services, id)) as Worker]
}

/** Every day in Antananarivo: closing after midnight, reminding in the morning. */
export function applicationsRecurring(services: Services): Worker[] {
  return [
    worker(closeUnansweredJob, () => closeUnanswered(services), '40 21 * * *'),
    worker(remindUnansweredJob, () => remindUnanswered(services), '25 4 * * *'),
  ]
}
