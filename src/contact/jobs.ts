import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { askForConfirmation, confirmSubscriptionJob } from './newsletter.ts'

/** A mail of which a request must not tell, by its time, whether it leaves. */
export function contactWorkers(services: Services): Worker[] {
  return [worker(confirmSubscriptionJob, ({ email }) => askForConfirmation(services, email)) as Worker]
}
