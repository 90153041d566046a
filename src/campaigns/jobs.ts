import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { sendPortion, sendPortionJob } from './sending.ts'

export function campaignWorkers(services: Services): Worker[] {
  return [worker(sendPortionJob, ({ id }) => sendPortion(services, id)) as Worker]
}
