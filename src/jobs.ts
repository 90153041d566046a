import { ACCOUNT_MAIL_KINDS, accountMailWorkers } from './accounts/mail-jobs.ts'
import { applicationsWorkers, closeUnansweredJob, remindUnansweredJob } from './applications/jobs.ts'
import { listApplied } from './applications/responses.ts'
import { releaseRejectionJob } from './applications/reviewing.ts'
import { alertJobs, alertWorkers } from './offers/alert-jobs.ts'
import { remindExpiringJob, remindSavedJob } from './offers/jobs.ts'
import { PERSONAL_DATA_JOBS, personalDataWorkers } from './personal-data/jobs.ts'
import { deliverMail, openTransport, sendMailJob } from './platform/mail.ts'
import { jobKind, type Worker, worker } from './platform/queue.ts'
import type { World } from './platform/world.ts'
import { recurringJobs } from './schedule.ts'

/** Every job of every domain, with its handler. */
export function listWorkers(world: World): Worker[] {
  const transport = openTransport(world.env)
  return [
    worker(sendMailJob, ({ id }) => deliverMail(world.db, transport, id, world.clock.now())) as Worker,
    ...accountMailWorkers(world),
    ...applicationsWorkers(world),
    ...personalDataWorkers(world),
    ...alertWorkers(world, { listApplied }),
    ...recurringJobs(world),
  ]
}

/** Kinds that are sent by verbs; known before the first send. */
export const JOB_KINDS = [
  sendMailJob,
  ...ACCOUNT_MAIL_KINDS,
  releaseRejectionJob,
  closeUnansweredJob,
  remindUnansweredJob,
  remindExpiringJob,
  remindSavedJob,
  ...alertJobs,
  jobKind('accounts.purge-sessions'),
  ...PERSONAL_DATA_JOBS,
]
