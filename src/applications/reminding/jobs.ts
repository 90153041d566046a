import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { remindUnanswered } from './reminders.ts'

export const remindUnansweredJob = jobKind('applications.remind-unanswered')

/** The time is in UTC: at Antananarivo recruiters are reminded in the morning. */
export function remindingRecurring(services: Services): Worker[] {
  return [worker(remindUnansweredJob, () => remindUnanswered(services), '25 4 * * *')]
}
