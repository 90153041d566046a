import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { askChargeJob } from './ask-charge-job.ts'
import { askCharge } from './asking.ts'

export function operatorWorkers(services: Services): Worker[] {
  return [worker(askChargeJob, ({ id }) => askCharge(services, id)) as Worker]
}
