import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { sendPushJob } from '../push-messages.ts'
import { deliverDuePushes } from './delivery.ts'

export function pushWorkers(services: Services): Worker[] {
  return [worker(sendPushJob, () => deliverDuePushes(services))]
}
