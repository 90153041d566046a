import { ACCOUNT_MAIL_KINDS, accountMailWorkers } from './accounts/mail-jobs.ts'
import { applicationsWorkers, closeUnansweredJob, remindUnansweredJob } from './applications/jobs.ts'
import { listApplied } from './applications/responses.ts'
import { releaseRejectionJob } from './applications/reviewing/reviewing.ts'
import { alertJobs, alertWorkers } from './offers/alerts/jobs.ts'
import { remindExpiringJob, remindSavedJob } from './offers/jobs.ts'
import { PERSONAL_DATA_JOBS, personalDataWorkers } from './personal-data/jobs.ts'
import { deliverMail, openTransport, sendMailJob } from './platform/mail/mail.ts'
import { jobKind, type Worker, worker } from './platform/queue.ts'
import type { Services } from './platform/services.ts'
import { recurringJobs } from './schedule.ts'

/** Every job of every domain, with its handler. */
export function listWorkers(services: Services): Worker[] {
  const transport = openTransport(services.env)
  return [
    worker(sendMailJob, ({ id }) => deliverMail(services.db, transport, id, services.clock.now())) as Worker,
    ...accountMailWorkers(services),
    ...applicationsWorkers(services),
    ...personalDataWorkers(services),
    ...alertWorkers(services, { listApplied }),
    ...recurringJobs(services),
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
