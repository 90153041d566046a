import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { resendVerificationJob, resendVerificationTo } from './verification.ts'

/** The mail is sent by a job, because the time of the request must not tell whether the address has an account. */
export function verificationWorkers(services: Services): Worker[] {
  return [worker(resendVerificationJob, ({ email }) => resendVerificationTo(services, email)) as Worker]
}
