import { type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { resendVerificationJob, resendVerificationTo } from './verification.ts'

/** A mail of which a request must not tell, by its time, whether it leaves. */
export function verificationWorkers(services: Services): Worker[] {
  return [worker(resendVerificationJob, ({ email }) => resendVerificationTo(services, email)) as Worker]
}
