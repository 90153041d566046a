import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { sendReset, sendResetJob } from './recovery.ts'

/** A mail of which a request must not tell, by its time, whether it leaves. */
export function recoveryWorkers(services: Services): Worker[] {
  return [worker(sendResetJob, ({ email }) => sendReset(services, email)) as Worker]
}
