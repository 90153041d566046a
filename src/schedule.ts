import { notifyOfDueChanges } from './applications/deciding/notifying.ts'
import { enteringRecurring } from './applications/entering/jobs.ts'
import { applicationsRecurring } from './applications/jobs.ts'
import { lastQuestionRecurring } from './applications/last-question/jobs.ts'
import { mailUnread } from './applications/messages/notifying.ts'
import { remindOfProposals } from './applications/proposals/reminders.ts'
import { remindingRecurring } from './applications/reminding/jobs.ts'
import { listApplicantIds } from './applications/responses.ts'
import { interviewsRecurring } from './calendar/interviews/jobs.ts'
import { runCampaigns } from './campaigns/sending.ts'
import { publishDueArticles } from './content/articles/writing/publication.ts'
import { keepHouse } from './housekeeping.ts'
import { endInvitations } from './matching/invitations/ending.ts'
import { suggestionsRecurring } from './matching/suggestions/jobs.ts'
import { deliverDuePushes } from './notifications/push/delivery.ts'
import { deliverDueSms } from './notifications/sms/delivery.ts'
import { alertRecurring } from './offers/alerts/jobs.ts'
import { announcingRecurring } from './offers/announcing/jobs.ts'
import { pauseUnattended } from './offers/attending/pausing.ts'
import { offersRecurring } from './offers/jobs.ts'
import { landingRecurring } from './offers/landing/jobs.ts'
import { closeExpiredOffers } from './offers/life/expiry.ts'
import { reattachOffers, searchRecurring } from './offers/search/attach-offers.ts'
import { wordingRecurring } from './offers/wording/jobs.ts'
import { deletionRecurring } from './personal-data/deletion/jobs.ts'
import { exportsRecurring } from './personal-data/exports/jobs.ts'
import { measuresRecurring } from './platform/measures/jobs.ts'
import { jobKind, type Worker, worker } from './platform/queue/queue.ts'
import type { Services } from './platform/services.ts'
import { profilesRecurring, reattachProfiles } from './profiles/attaching.ts'
import { settleReference } from './reference-changes/settling.ts'
import { sealingRecurring } from './sealing.ts'
import { sitemapRecurring } from './sitemap/jobs.ts'
import { SITEMAP_SOURCES } from './sitemap-sources.ts'
import { statisticsRecurring } from './statistics/jobs.ts'
import { askDueCharges } from './subscriptions/operators/asking.ts'
import { askEndedCharges } from './subscriptions/operators/late-successes.ts'
import { cancelUndeclared } from './subscriptions/payments/expiry.ts'
import { readUnreadProofs } from './subscriptions/payments/proof-readings.ts'
import { expireSponsorings } from './subscriptions/sponsoring/expiry.ts'
import { startPaidSponsorings } from './subscriptions/sponsoring/ordered.ts'
import { expireTerms, remindOfEnds } from './subscriptions/terms/sweeping.ts'

export const housekeepingJob = jobKind('schedule.housekeeping')
export const sweepJob = jobKind('schedule.sweep')

/** Every recurring job and when it runs (UTC). */
export function recurringJobs(services: Services, deliver: () => Promise<void>): Worker[] {
  return [
    worker(sweepJob, () => sweep(services, deliver), '* * * * *'),
    worker(housekeepingJob, () => keepHouse(services), '45 22 * * *'),
    ...measuresRecurring(services),
    ...applicationsRecurring(services),
    ...remindingRecurring(services),
    ...lastQuestionRecurring(services),
    ...enteringRecurring(services),
    ...interviewsRecurring(services),
    ...exportsRecurring(services),
    ...deletionRecurring(services),
    ...offersRecurring(services, listApplicantIds),
    ...alertRecurring(services),
    ...searchRecurring(services),
    ...profilesRecurring(services),
    ...suggestionsRecurring(services),
    ...landingRecurring(services),
    ...wordingRecurring(services),
    ...announcingRecurring(services),
    ...statisticsRecurring(services),
    ...sealingRecurring(services),
    ...sitemapRecurring(services, SITEMAP_SOURCES),
  ]
}

/** Lists the names and the cron lines of the recurring jobs. */
export function listRecurring(services: Services): { name: string; cron: string }[] {
  const workers = recurringJobs(services, async () => undefined)
  return workers.flatMap(({ kind, cron }) => (cron ? [{ name: kind.name, cron }] : []))
}

/**
 * Finds what is due in the tables themselves, by the clock of this process, so that a lost job is made good.
 * @throws AggregateError of what failed, once all were tried
 */
async function sweep(services: Services, deliver: () => Promise<void>) {
  const done = await Promise.allSettled([
    ...[notifyOfDueChanges(services), closeExpiredOffers(services), deliver()],
    pauseUnattended(services),
    deliverDuePushes(services),
    deliverDueSms(services),
    endInvitations(services),
    mailUnread(services),
    remindOfProposals(services),
    expireSponsorings(services),
    startPaidSponsorings(services),
    expireTerms(services),
    remindOfEnds(services),
    cancelUndeclared(services),
    readUnreadProofs(services),
    askDueCharges(services),
    askEndedCharges(services),
    settleReference(services, [reattachOffers, reattachProfiles]),
    publishDueArticles(services).then(() => runCampaigns(services)),
  ])
  const failures = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(String).join('; '), { cause: failures[0] })
}
