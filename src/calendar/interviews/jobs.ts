import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { cancelInterviewsOfEnded } from './ended-applications.ts'
import { remindOfInterviews } from './reminding.ts'

export const remindOfInterviewsJob = jobKind('calendar.remind-of-interviews')
export const cancelInterviewsOfEndedJob = jobKind('calendar.settle-interviews')

/** Both jobs run every minute and look the due rows up, so that a lost run is made good by the next. */
export function interviewsRecurring(services: Services): Worker[] {
  return [
    worker(cancelInterviewsOfEndedJob, () => cancelInterviewsOfEnded(services), '* * * * *'),
    worker(remindOfInterviewsJob, () => remindOfInterviews(services), '* * * * *'),
  ]
}
