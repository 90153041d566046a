import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { releaseRejection, releaseRejectionJob } from './reviewing.ts'

export function reviewingWorkers(services: Services): Worker[] {
  return [worker(releaseRejectionJob, ({ id }) => releaseRejection(services, id)) as Worker]
}
