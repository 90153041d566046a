import { applicationsWorkers, closeUnansweredJob } from './applications/jobs.ts'
import { listApplied } from './applications/responses.ts'
import { releaseRejectionJob } from './applications/reviewing.ts'
import { alertJobs, alertWorkers } from './offers/alert-jobs.ts'
import { deliverMail, openTransport, sendMailJob } from './platform/mail.ts'
import { jobKind, type Worker, worker } from './platform/queue.ts'
import type { World } from './platform/world.ts'
import { recurringJobs } from './schedule.ts'

/** Every job of every domain, with its handler. */
export function listWorkers(world: World): Worker[] {
  const transport = openTransport(world.env)
  return [
    worker(sendMailJob, ({ id }) => deliverMail(world.db, transport, id, world.clock.now())) as Worker,
    ...applicationsWorkers(world),
    ...alertWorkers(world, { listApplied }),
    ...recurringJobs(world),
  ]
}

/** Kinds that are sent by verbs; known before the first send. */
export const JOB_KINDS = [
  sendMailJob,
  releaseRejectionJob,
  closeUnansweredJob,
  ...alertJobs,
  jobKind('accounts.purge-sessions'),
]
