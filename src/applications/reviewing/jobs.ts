import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { tellApplicantJob } from '../moves.ts'
import { tellApplicant } from './telling.ts'

export function reviewingWorkers(services: Services): Worker[] {
  return [worker(tellApplicantJob, ({ id }) => tellApplicant(services, id)) as Worker]
}
