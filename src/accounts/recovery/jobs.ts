import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { sendReset, sendResetJob } from './recovery.ts'

/** The mail is sent by a job, because the time of the request must not tell whether the address has an account. */
export function recoveryWorkers(services: Services): Worker[] {
  return [worker(sendResetJob, ({ email }) => sendReset(services, email)) as Worker]
}
