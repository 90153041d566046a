import { type Worker, worker } from '#src/platform/queue.ts'
import type { World } from '#src/platform/world.ts'
import { sendReset, sendResetJob } from './recovery.ts'
import { resendVerificationJob, resendVerificationTo } from './verification.ts'

/** Mails of which a request must not tell, by its time, whether they leave. */
export function accountMailWorkers(world: World): Worker[] {
  return [
    worker(sendResetJob, ({ email }) => sendReset(world, email, world.clock.now())) as Worker,
    worker(resendVerificationJob, ({ email }) =>
      resendVerificationTo(world, email, world.clock.now()),
    ) as Worker,
  ]
}

export const ACCOUNT_MAIL_KINDS = [sendResetJob, resendVerificationJob]
