import { recoveryWorkers } from './accounts/recovery/jobs.ts'
import { sendResetJob } from './accounts/recovery/recovery.ts'
import { verificationWorkers } from './accounts/verification/jobs.ts'
import { resendVerificationJob } from './accounts/verification/verification.ts'
import { decidingWorkers } from './applications/deciding/jobs.ts'
import { removeOldEnteredJob } from './applications/entering/jobs.ts'
import { askIfStillOpenJob, closeUnansweredJob, refreshAnswerBadgesJob } from './applications/jobs.ts'
import { askLastQuestionsJob } from './applications/last-question/jobs.ts'
import { notifyApplicantJob } from './applications/moves.ts'
import { tellOfClosedOffersJob } from './applications/offer-closings.ts'
import { remindUnansweredJob } from './applications/reminding/jobs.ts'
import { listApplied } from './applications/responses.ts'
import { cancelInterviewsOfEndedJob, remindOfInterviewsJob } from './calendar/interviews/jobs.ts'
import { campaignWorkers } from './campaigns/jobs.ts'
import { sendPortionJob } from './campaigns/sending.ts'
import { contactWorkers } from './contact/jobs.ts'
import { confirmSubscriptionJob } from './contact/newsletter.ts'
import { suggestionJobs, suggestionWorkers } from './matching/suggestions/jobs.ts'
import { pushWorkers } from './notifications/push/jobs.ts'
import { sendPushJob } from './notifications/push-messages.ts'
import { smsWorkers } from './notifications/sms/jobs.ts'
import { sendSmsJob } from './notifications/sms/messages.ts'
import { alertJobs, alertWorkers } from './offers/alerts/jobs.ts'
import { announceChangesJob } from './offers/announcing/jobs.ts'
import { remindExpiringJob, remindSavedJob } from './offers/jobs.ts'
import { countLandingPagesJob } from './offers/landing/jobs.ts'
import { attachOffersJob } from './offers/search/attach-offers.ts'
import { measureUsualPaysJob } from './offers/wording/jobs.ts'
import { DELETION_JOBS, deletionWorkers } from './personal-data/deletion/jobs.ts'
import { EXPORT_JOBS, exportsWorkers } from './personal-data/exports/jobs.ts'
import { openDelivery } from './platform/mail/delivery.ts'
import { sendMailJob } from './platform/mail/mail.ts'
import { openTransport } from './platform/mail/transport.ts'
import { measureJob } from './platform/measures/jobs.ts'
import { type Worker, worker } from './platform/queue/queue.ts'
import type { Services } from './platform/services.ts'
import { attachProfilesJob } from './profiles/attaching.ts'
import { housekeepingJob, recurringJobs, sweepJob } from './schedule.ts'
import { sealAnewJob } from './sealing.ts'
import { buildSitemapJob } from './sitemap/jobs.ts'
import { countDaysJob } from './statistics/jobs.ts'
import { makeMailedInvoice } from './subscriptions/invoices/printing/attaching.ts'
import { askChargeJob } from './subscriptions/operators/ask-charge-job.ts'
import { operatorWorkers } from './subscriptions/operators/jobs.ts'
import { readProof, readProofJob } from './subscriptions/payments/proof-readings.ts'

/** Every job of every domain, with its handler. */
export function listWorkers(services: Services): Worker[] {
  const transport = openTransport(services.env, undefined, makeMailedInvoice(services))
  const deliver = openDelivery(services.db, transport, services.clock)
  return [
    worker(sendMailJob, deliver) as Worker,
    ...pushWorkers(services),
    ...smsWorkers(services),
    ...recoveryWorkers(services),
    ...verificationWorkers(services),
    ...contactWorkers(services),
    ...campaignWorkers(services),
    ...decidingWorkers(services),
    ...exportsWorkers(services),
    ...deletionWorkers(services),
    ...alertWorkers(services, { listApplied }),
    ...suggestionWorkers(services, { listApplied }),
    ...operatorWorkers(services),
    worker(readProofJob, (data) => readProof(services, data)) as Worker,
    ...recurringJobs(services, deliver),
  ]
}

/** The kinds of jobs that verbs send. The queue must know them before the first is sent. */
export const JOB_KINDS = [
  sendMailJob,
  sendPushJob,
  sendSmsJob,
  sendResetJob,
  resendVerificationJob,
  confirmSubscriptionJob,
  sendPortionJob,
  notifyApplicantJob,
  closeUnansweredJob,
  tellOfClosedOffersJob,
  remindUnansweredJob,
  askIfStillOpenJob,
  askLastQuestionsJob,
  refreshAnswerBadgesJob,
  removeOldEnteredJob,
  cancelInterviewsOfEndedJob,
  remindOfInterviewsJob,
  remindExpiringJob,
  remindSavedJob,
  ...alertJobs,
  ...suggestionJobs,
  askChargeJob,
  readProofJob,
  sweepJob,
  sealAnewJob,
  housekeepingJob,
  measureJob,
  ...EXPORT_JOBS,
  ...DELETION_JOBS,
  attachOffersJob,
  attachProfilesJob,
  countLandingPagesJob,
  measureUsualPaysJob,
  announceChangesJob,
  buildSitemapJob,
  countDaysJob,
]

/** What a new site needs before its hour comes: these jobs run once whenever a worker starts. */
export async function sendFirstJobs({ queue, db }: Services): Promise<void> {
  await queue.send(db, countLandingPagesJob, {}, { key: 'at-start' })
  await queue.send(db, measureUsualPaysJob, {}, { key: 'at-start' })
  // The sitemap lists the landing pages, so these are counted before.
  await queue.send(db, buildSitemapJob, {}, { key: 'at-start', after: 15 })
  await queue.send(db, countDaysJob, {}, { key: 'at-start' })
}
