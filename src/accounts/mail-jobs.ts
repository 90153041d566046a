import { type Worker, worker } from '#src/platform/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { sendReset, sendResetJob } from './recovery/recovery.ts'
import { resendVerificationJob, resendVerificationTo } from './verification/verification.ts'

/** Mails of which a request must not tell, by its time, whether they leave. */
export function accountMailWorkers(services: Services): Worker[] {
  return [
    worker(sendResetJob, ({ email }) => sendReset(services, email, services.clock.now())) as Worker,
    worker(resendVerificationJob, ({ email }) =>
      resendVerificationTo(services, email, services.clock.now()),
    ) as Worker,
  ]
}

export const ACCOUNT_MAIL_KINDS = [sendResetJob, resendVerificationJob]
