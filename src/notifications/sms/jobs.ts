import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { deliverDueSms } from './delivery.ts'
import { sendSmsJob } from './messages.ts'

export function smsWorkers(services: Services): Worker[] {
  return [worker(sendSmsJob, () => deliverDueSms(services))]
}
