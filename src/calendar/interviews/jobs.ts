import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { remindOfInterviews } from './reminding.ts'
import { settleInterviews } from './settling.ts'

export const remindOfInterviewsJob = jobKind('calendar.remind-of-interviews')
export const settleInterviewsJob = jobKind('calendar.settle-interviews')

/** Every minute: what is due is found in the tables. */
export function interviewsRecurring(services: Services): Worker[] {
  return [
    worker(settleInterviewsJob, () => settleInterviews(services), '* * * * *'),
    worker(remindOfInterviewsJob, () => remindOfInterviews(services), '* * * * *'),
  ]
}
