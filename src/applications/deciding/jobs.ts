import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { notifyApplicantJob } from '../moves.ts'
import { notifyOfChanges } from './notifying.ts'

export function decidingWorkers(services: Services): Worker[] {
  return [worker(notifyApplicantJob, ({ id }) => notifyOfChanges(services, id)) as Worker]
}
