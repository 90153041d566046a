import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { askForConfirmation, confirmSubscriptionJob } from './newsletter.ts'

/** The mail is sent by a job, because the time of the request must not tell whether the address is subscribed. */
export function contactWorkers(services: Services): Worker[] {
  return [worker(confirmSubscriptionJob, ({ email }) => askForConfirmation(services, email)) as Worker]
}
