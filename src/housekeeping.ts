import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { adminInvitations, adminProposals } from './accounts/administrators/tables.ts'
import { DELETION_DELAY_DAYS } from './accounts/deactivation.ts'
import { RESET_VALID_MS } from './accounts/recovery/recovery.ts'
import { REMEMBER_SECONDS } from './accounts/sessions/remembered-devices.ts'
import { IDLE_SECONDS, OPEN_SECONDS } from './accounts/sessions/sessions.ts'
import { TRUSTED_MS } from './accounts/sessions/trusted-devices.ts'
import {
  accountViewings,
  passwordResets,
  pushSubscriptions,
  rememberTokens,
  sessions,
  trustedDevices,
} from './accounts/tables.ts'
import { ENDED_LINKS_DAYS } from './applications/answer-links/links.ts'
import { answerLinks } from './applications/answer-links/tables.ts'
import { DRAFT_KEPT_DAYS } from './applications/drafts/shared/limits.ts'
import { applicationDrafts } from './applications/drafts/tables.ts'
import { ENTERED_KEPT_MONTHS } from './applications/entering/shared/limits.ts'
import { lastQuestions, QUESTIONS_DAYS } from './applications/last-question/tables.ts'
import { DELETED_LETTER_DAYS } from './applications/letters/shared/limits.ts'
import { keptLetters } from './applications/letters/tables.ts'
import { PREPARED_KEPT_DAYS, preparedApplications } from './applications/preparing/tables.ts'
import { campaignDeliveries } from './campaigns/tables.ts'
import { companyInvitations } from './companies/tables.ts'
import { MESSAGES_KEPT_DAYS } from './contact/messages/contract.ts'
import { contactMessages } from './contact/messages/tables.ts'
import { UNCONFIRMED_NEWSLETTER_MS } from './contact/newsletter.ts'
import { newsletterSubscriptions } from './contact/tables.ts'
import { articlePictures } from './content/articles/tables.ts'
import { contactGrants, contactSpendings } from './matching/contacts/tables.ts'
import { jobInvitations } from './matching/invitations/tables.ts'
import { CODE_MINUTES } from './notifications/sms/proving.ts'
import { smsCodes, smsMessages } from './notifications/sms/tables.ts'
import { notifications, pushMessages } from './notifications/tables.ts'
import { UNCONFIRMED_MS } from './offers/alerts/confirmation.ts'
import { NUMBER_REPORTS_DAYS } from './offers/checking/number-reports.ts'
import { numberReports } from './offers/checking/tables.ts'
import { apiKeyDays } from './offers/partner-api/tables.ts'
import { offerAlerts } from './offers/tables.ts'
import { DELETED_AFTER_MONTHS } from './personal-data/deletion/retention.ts'
import { COPY_KEPT_DAYS } from './personal-data/exports/preparation.ts'
import { before, isOlder, isOlderDay, purge, type Retention } from './platform/purge.ts'
import { FINISHED_JOBS_DAYS } from './platform/queue/queue.ts'
import type { Services } from './platform/services.ts'
import {
  auditLog,
  backupRuns,
  itemClaims,
  maintenances,
  measures,
  outgoingMails,
  recurringRuns,
  throttles,
} from './platform/tables.ts'
import { FAILED_SEARCHES_DAYS } from './reference-changes/failed-searches.ts'
import { failedSearches } from './reference-changes/tables.ts'
import { BIN_DAYS } from './resumes/building/bin.ts'
import { resumePhotos, resumeShares, resumes } from './resumes/tables.ts'
import { TAKEN_DAYS } from './resumes/trying/trying.ts'
import { DAY, DAY_SECONDS, HOUR_SECONDS, MINUTE, SECOND } from './shared/durations.ts'
import { removeStrayFiles, STRAY_FILES_DAYS } from './stray-files.ts'

export const MAILS_DAYS = 90
const SMS_DAYS = 90
export const NOTIFICATIONS_DAYS = 365
export const AUDIT_DAYS = 730
const PUSHES_DAYS = 180
const INVITATIONS_DAYS = 90
const MATCHING_DAYS = 730
const SHARES_DAYS = 90
const DELIVERIES_DAYS = 730
const ARTICLE_PICTURES_DAYS = 30
const MEASURES_DAYS = 30
const CLAIMS_DAYS = 30
const API_USE_DAYS = 400
const RUNS_DAYS = 14
const MAINTENANCES_DAYS = 365

/** Everything that is kept for a limited time. */
export const RETENTIONS: readonly Retention[] = [
  {
    what: 'sessions',
    length: `${IDLE_SECONDS / HOUR_SECONDS} hours without use, ${OPEN_SECONDS / HOUR_SECONDS} hours in all`,
    over: (now) => ({
      table: sessions,
      which: or(
        lt(sessions.last_seen_at, before(now, IDLE_SECONDS * SECOND)),
        lt(sessions.created_at, before(now, OPEN_SECONDS * SECOND)),
      ),
    }),
  },
  {
    what: 'remembered devices',
    length: `${REMEMBER_SECONDS / DAY_SECONDS} days`,
    over: (now) => ({ table: rememberTokens, which: lt(rememberTokens.expires_at, now) }),
  },
  {
    what: 'browsers that an account was opened in',
    length: `${TRUSTED_MS / DAY} days without a sign-in`,
    over: (now) => ({
      table: trustedDevices,
      which: isOlder(trustedDevices.last_used_at, TRUSTED_MS / DAY, now),
    }),
  },
  {
    what: 'browsers that are sent pushes',
    length: `${PUSHES_DAYS} days after they last said that they want them, or until signed out`,
    over: (now) => ({
      table: pushSubscriptions,
      which: isOlder(pushSubscriptions.confirmed_at, PUSHES_DAYS, now),
    }),
  },
  {
    what: 'pushes, which say nothing of the person',
    length: `${MAILS_DAYS} days`,
    over: (now) => ({ table: pushMessages, which: isOlder(pushMessages.created_at, MAILS_DAYS, now) }),
  },
  { what: 'numbers at which people are texted', length: 'until changed or deleted' },
  {
    what: 'codes that prove a number',
    length: `${CODE_MINUTES} minutes`,
    over: (now) => ({ table: smsCodes, which: lt(smsCodes.expires_at, now) }),
  },
  {
    what: 'text messages, without the number',
    length: `${SMS_DAYS} days`,
    over: (now) => ({ table: smsMessages, which: isOlder(smsMessages.created_at, SMS_DAYS, now) }),
  },
  {
    what: 'links to choose a new password',
    length: `${RESET_VALID_MS / MINUTE} minutes`,
    over: (now) => ({
      table: passwordResets,
      which: lt(passwordResets.created_at, before(now, RESET_VALID_MS)),
    }),
  },
  {
    what: 'links of mails that answer an application',
    length: `${ENDED_LINKS_DAYS} days after they expired`,
    over: (now) => ({ table: answerLinks, which: isOlder(answerLinks.expires_at, ENDED_LINKS_DAYS, now) }),
  },
  {
    what: 'last questions about an application, with their answers',
    length: `${QUESTIONS_DAYS} days after they were asked`,
    over: (now) => ({ table: lastQuestions, which: isOlder(lastQuestions.asked_at, QUESTIONS_DAYS, now) }),
  },
  {
    what: 'attempts counted for limits, visits of an offer among them',
    length: 'until their window ends, 1 day at most',
    over: (now) => ({ table: throttles, which: lt(throttles.resets_at, now) }),
  },
  // These are stored among the rows above and removed with them.
  { what: 'imprints of addresses that took a CV as guests', length: `${TAKEN_DAYS} days` },
  {
    what: 'alerts that nobody confirmed',
    length: `${UNCONFIRMED_MS / DAY} days`,
    over: (now) => ({
      table: offerAlerts,
      which: sql`user_id IS NULL AND confirmed_at IS NULL AND created_at < ${before(now, UNCONFIRMED_MS).toISOString()}::timestamptz`,
    }),
  },
  {
    what: 'addresses of the newsletter that nobody confirmed',
    length: `${UNCONFIRMED_NEWSLETTER_MS / DAY} days`,
    over: (now) => ({
      table: newsletterSubscriptions,
      which: and(
        isNull(newsletterSubscriptions.confirmed_at),
        lt(newsletterSubscriptions.subscribed_at, before(now, UNCONFIRMED_NEWSLETTER_MS)),
      ),
    }),
  },
  {
    what: 'invitations to a team',
    length: `${INVITATIONS_DAYS} days after they expired`,
    over: (now) => ({
      table: companyInvitations,
      which: isOlder(companyInvitations.expires_at, INVITATIONS_DAYS, now),
    }),
  },
  {
    what: 'invitations to administer the site',
    length: `${INVITATIONS_DAYS} days after they expired`,
    over: (now) => ({
      table: adminInvitations,
      which: isOlder(adminInvitations.expires_at, INVITATIONS_DAYS, now),
    }),
  },
  {
    what: 'changes of administrators that needed two people',
    length: `${AUDIT_DAYS} days after they were decided`,
    over: (now) => ({ table: adminProposals, which: isOlder(adminProposals.decided_at, AUDIT_DAYS, now) }),
  },
  {
    what: 'invitations to apply that were answered or ended',
    length: `${MATCHING_DAYS} days`,
    over: (now) => ({ table: jobInvitations, which: isOlder(jobInvitations.ended_at, MATCHING_DAYS, now) }),
  },
  {
    what: 'contacts that a company opened',
    length: `${MATCHING_DAYS} days`,
    over: (now) => ({
      table: contactSpendings,
      which: isOlder(contactSpendings.spent_at, MATCHING_DAYS, now),
    }),
  },
  {
    what: 'contacts granted to a company',
    length: `${MATCHING_DAYS} days after their last day`,
    over: (now) => ({ table: contactGrants, which: isOlder(contactGrants.valid_to, MATCHING_DAYS, now) }),
  },
  { what: 'addresses that refuse mails', length: 'until proved again, changed or deleted' },
  {
    what: 'mails that have left or were given up',
    length: `${MAILS_DAYS} days`,
    over: (now) => ({
      table: outgoingMails,
      which: and(
        lt(outgoingMails.created_at, before(now, MAILS_DAYS * DAY)),
        or(isNotNull(outgoingMails.sent_at), isNotNull(outgoingMails.given_up_at)),
      ),
    }),
  },
  {
    what: 'who was written to by a campaign',
    length: `${DELIVERIES_DAYS} days`,
    over: (now) => ({
      table: campaignDeliveries,
      which: isOlder(campaignDeliveries.queued_at, DELIVERIES_DAYS, now),
    }),
  },
  {
    what: 'messages written to the team',
    length: `${MESSAGES_KEPT_DAYS} days`,
    over: (now) => ({
      table: contactMessages,
      which: isOlder(contactMessages.created_at, MESSAGES_KEPT_DAYS, now),
    }),
  },
  {
    what: 'when the team looked at the site in the place of a person',
    length: `${AUDIT_DAYS} days`,
    over: (now) => ({ table: accountViewings, which: isOlder(accountViewings.created_at, AUDIT_DAYS, now) }),
  },
  {
    what: 'notifications of the bell',
    length: `${NOTIFICATIONS_DAYS} days`,
    over: (now) => ({
      table: notifications,
      which: isOlder(notifications.created_at, NOTIFICATIONS_DAYS, now),
    }),
  },
  {
    what: 'lines of the audit log',
    length: `${AUDIT_DAYS} days`,
    over: (now) => ({
      table: auditLog,
      // The database goes by its own clock, and refuses that a younger line goes.
      which: and(
        lt(auditLog.at, before(now, AUDIT_DAYS * DAY)),
        sql`${auditLog.at} < now() - interval '${sql.raw(String(AUDIT_DAYS - 1))} days'`,
      ),
    }),
  },
  {
    what: 'figures of the machine: mails and jobs that wait, failures',
    length: `${MEASURES_DAYS} days`,
    over: (now) => ({ table: measures, which: lt(measures.at, before(now, MEASURES_DAYS * DAY)) }),
  },
  {
    what: 'searches that found nothing, without who searched',
    length: `${FAILED_SEARCHES_DAYS} days`,
    over: (now) => ({
      table: failedSearches,
      which: isOlderDay(failedSearches.day, FAILED_SEARCHES_DAYS, now),
    }),
  },
  {
    what: 'imprints of reported numbers, without who reported them',
    length: `${NUMBER_REPORTS_DAYS} days`,
    over: (now) => ({
      table: numberReports,
      which: isOlder(numberReports.created_at, NUMBER_REPORTS_DAYS, now),
    }),
  },
  {
    what: 'how often each key of the API was used, by day',
    length: `${API_USE_DAYS} days`,
    over: (now) => ({ table: apiKeyDays, which: isOlderDay(apiKeyDays.day, API_USE_DAYS, now) }),
  },
  {
    what: 'runs of recurring jobs',
    length: `${RUNS_DAYS} days`,
    over: (now) => ({ table: recurringRuns, which: lt(recurringRuns.at, before(now, RUNS_DAYS * DAY)) }),
  },
  {
    what: 'when backups were made',
    length: `${MAINTENANCES_DAYS} days`,
    over: (now) => ({ table: backupRuns, which: isOlder(backupRuns.at, MAINTENANCES_DAYS, now) }),
  },
  {
    what: 'maintenances',
    length: `${MAINTENANCES_DAYS} days`,
    over: (now) => ({ table: maintenances, which: isOlder(maintenances.ends_at, MAINTENANCES_DAYS, now) }),
  },
  {
    what: 'who of the team deals with what waits',
    length: `${CLAIMS_DAYS} days`,
    over: (now) => ({ table: itemClaims, which: lt(itemClaims.taken_at, before(now, CLAIMS_DAYS * DAY)) }),
  },
  {
    what: 'share links of CVs, once closed or expired',
    length: `${SHARES_DAYS} days`,
    over: (now) => ({
      table: resumeShares,
      which: or(
        lt(resumeShares.revoked_at, before(now, SHARES_DAYS * DAY)),
        lt(resumeShares.expires_at, before(now, SHARES_DAYS * DAY)),
      ),
    }),
  },
  {
    what: 'CVs in the bin',
    length: `${BIN_DAYS} days`,
    over: (now) => ({ table: resumes, which: lt(resumes.deleted_at, before(now, BIN_DAYS * DAY)) }),
  },
  {
    what: 'pictures for a CV that no CV shows',
    length: `${STRAY_FILES_DAYS} days`,
    over: (now) => ({
      table: resumePhotos,
      which: sql`created_at < ${before(now, STRAY_FILES_DAYS * DAY).toISOString()}::timestamptz
        AND NOT EXISTS (SELECT FROM resumes WHERE resumes.user_id = resume_photos.user_id
          AND resumes.document -> 'identity' ->> 'photo' = resume_photos.key)
        AND NOT EXISTS (SELECT FROM resume_versions JOIN resumes ON resumes.id = resume_versions.resume_id
          WHERE resumes.user_id = resume_photos.user_id
          AND resume_versions.document -> 'identity' ->> 'photo' = resume_photos.key)`,
    }),
  },
  {
    what: 'pictures for an article that no version shows',
    length: `${ARTICLE_PICTURES_DAYS} days`,
    over: (now) => ({
      table: articlePictures,
      which: sql`created_at < ${before(now, ARTICLE_PICTURES_DAYS * DAY).toISOString()}::timestamptz
        AND NOT EXISTS (SELECT FROM articles WHERE articles.id = article_pictures.article_id
          AND (articles.cover_key = article_pictures.file_key
            OR position(split_part(article_pictures.file_key, '/', 2) IN articles.body) > 0))
        AND NOT EXISTS (SELECT FROM article_versions WHERE article_versions.article_id = article_pictures.article_id
          AND (article_versions.cover_key = article_pictures.file_key
            OR position(split_part(article_pictures.file_key, '/', 2) IN article_versions.body) > 0))`,
    }),
  },
  {
    what: 'applications that were begun and never sent',
    length: `${DRAFT_KEPT_DAYS} days without a change`,
    over: (now) => ({
      table: applicationDrafts,
      which: isOlder(applicationDrafts.saved_at, DRAFT_KEPT_DAYS, now),
    }),
  },
  {
    what: 'which offers an application was prepared for',
    length: `${PREPARED_KEPT_DAYS} days`,
    over: (now) => ({
      table: preparedApplications,
      which: isOlderDay(preparedApplications.day, PREPARED_KEPT_DAYS, now),
    }),
  },
  { what: 'letters that people keep', length: 'until deleted' },
  {
    what: 'letters that were deleted',
    length: `${DELETED_LETTER_DAYS} day`,
    over: (now) => ({ table: keptLetters, which: isOlder(keptLetters.deleted_at, DELETED_LETTER_DAYS, now) }),
  },
  {
    what: 'candidates whom a company entered by hand',
    length: `${ENTERED_KEPT_MONTHS} months without a change of their application`,
  },
  { what: 'jobs that are done', length: `${FINISHED_JOBS_DAYS} days` },
  { what: 'copies of one’s data', length: `${COPY_KEPT_DAYS} days` },
  { what: 'files that no row names', length: `${STRAY_FILES_DAYS} days` },
  { what: 'accounts whose deletion was asked for', length: `${DELETION_DELAY_DAYS} days` },
  { what: 'accounts that nobody uses', length: `${DELETED_AFTER_MONTHS} months` },
]

/** Removes the rows whose time is over, and the files that no row names. */
export async function keepHouse(services: Services) {
  const now = services.clock.now()
  for (const { over } of RETENTIONS) {
    const { table, which } = over?.(now) ?? {}
    if (table && which) await purge(services.db, table, which)
  }
  await removeStrayFiles(services)
}
