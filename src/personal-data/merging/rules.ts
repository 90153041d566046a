import { isNotNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as administrators from '#src/accounts/administrators/tables.ts'
import * as accounts from '#src/accounts/tables.ts'
import { answerLinks } from '#src/applications/answer-links/tables.ts'
import { applicationDrafts } from '#src/applications/drafts/tables.ts'
import { keptLetters } from '#src/applications/letters/tables.ts'
import { applicationMessages, messageReports, messageThreads } from '#src/applications/messages/tables.ts'
import { preparedApplications } from '#src/applications/preparing/tables.ts'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import * as calendar from '#src/calendar/tables.ts'
import { companyMembers } from '#src/companies/tables.ts'
import { contactSpendings } from '#src/matching/contacts/tables.ts'
import { blockedCompanies } from '#src/matching/finding/tables.ts'
import { jobInvitations } from '#src/matching/invitations/tables.ts'
import { hiddenCompanies, hiddenOffers } from '#src/matching/suggestions/tables.ts'
import * as sms from '#src/notifications/sms/tables.ts'
import { notificationPreferences, notifications } from '#src/notifications/tables.ts'
import { offerAlerts, offerReports, savedOffers } from '#src/offers/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { resumePhotos, resumeShares, resumes } from '#src/resumes/tables.ts'
import { dataExports } from '../tables.ts'
import type { MergedThing } from './shared/things.ts'

/** What becomes of the rows of the account that goes, by the column that names it. */
export type Rule = { column: PgColumn; thing?: MergedThing } & (
  | {
      does: 'moves'
      /** A row whose other columns the account that stays has already is left where it is. */
      unlessSame?: readonly PgColumn[]
      only?: SQL
    }
  /** It has the applicant of its application. */
  | { does: 'follows'; application: PgColumn }
  /** A verb of its own decides, which `merging.ts` calls. */
  | { does: 'is settled' }
  /** It opened the account that goes. */
  | { does: 'ends' }
  /** It stays, and the copy of the person's data has it; or it is of another kind of account. */
  | { does: 'stays'; why: string }
)

const NOT_AN_APPLICANT = 'an account that has one is never merged'

/**
 * Every column that names the account of an applicant. Columns that say who of a company or of the team did something
 * (`decided_by`, `author_id` of a note …) are not here: see `OF_OTHERS`.
 */
export const RULES: readonly Rule[] = [
  { column: applications.applicant_id, does: 'is settled', thing: 'applications' },
  { column: applicationEvents.actor_id, does: 'follows', application: applicationEvents.application_id },
  { column: applicationMessages.author_id, does: 'follows', application: applicationMessages.application_id },
  {
    column: messageThreads.applicant_id,
    does: 'follows',
    application: messageThreads.application_id,
    thing: 'messages',
  },
  {
    column: calendar.interviews.applicant_id,
    does: 'follows',
    application: calendar.interviews.application_id,
    thing: 'interviews',
  },
  { column: messageReports.reporter_id, does: 'moves', unlessSame: [messageReports.message_id] },
  { column: offerReports.reporter_id, does: 'moves' },
  {
    column: applicationDrafts.applicant_id,
    does: 'moves',
    unlessSame: [applicationDrafts.offer_id],
    thing: 'drafts',
  },
  // Two accounts are no way to have twice as many prepared in a day.
  {
    column: preparedApplications.applicant_id,
    does: 'moves',
    unlessSame: [preparedApplications.day, preparedApplications.offer_id],
  },
  { column: keptLetters.applicant_id, does: 'moves', thing: 'letters' },
  { column: resumes.user_id, does: 'moves', thing: 'resumes' },
  { column: resumePhotos.user_id, does: 'moves' },
  { column: resumeShares.user_id, does: 'moves' },
  { column: applicantProfiles.user_id, does: 'is settled' },
  { column: savedOffers.user_id, does: 'moves', unlessSame: [savedOffers.offer_id], thing: 'saved_offers' },
  { column: offerAlerts.user_id, does: 'is settled', thing: 'alerts' },
  { column: hiddenOffers.user_id, does: 'moves', unlessSame: [hiddenOffers.offer_id], thing: 'choices' },
  {
    column: hiddenCompanies.user_id,
    does: 'moves',
    unlessSame: [hiddenCompanies.company_id],
    thing: 'choices',
  },
  {
    column: blockedCompanies.applicant_id,
    does: 'moves',
    unlessSame: [blockedCompanies.company_id],
    thing: 'choices',
  },
  { column: contactSpendings.applicant_id, does: 'moves', unlessSame: [contactSpendings.company_id] },
  { column: jobInvitations.applicant_id, does: 'is settled', thing: 'invitations' },
  { column: calendar.calendarReminders.user_id, does: 'moves', thing: 'reminders' },
  { column: notifications.user_id, does: 'moves', thing: 'notifications' },
  { column: notifications.about_id, does: 'moves' },
  {
    column: notificationPreferences.user_id,
    does: 'moves',
    unlessSame: [notificationPreferences.kind],
    thing: 'choices',
  },
  // A mail that waits is not sent any more to an address that opens nothing.
  { column: outgoingMails.user_id, does: 'moves', only: isNotNull(outgoingMails.sent_at), thing: 'mails' },
  { column: outgoingMails.about_id, does: 'moves' },
  { column: accounts.accountViewings.user_id, does: 'moves' },
  { column: accounts.users.merged_into_id, does: 'is settled' },
  { column: accounts.sessions.user_id, does: 'ends' },
  { column: accounts.rememberTokens.user_id, does: 'ends' },
  { column: accounts.trustedDevices.user_id, does: 'ends' },
  { column: accounts.pushSubscriptions.user_id, does: 'ends' },
  // The number belongs to whoever proves it: a code proves it for the account that stays.
  { column: sms.smsNumbers.user_id, does: 'ends' },
  { column: sms.smsCodes.user_id, does: 'ends' },
  { column: sms.smsMessages.user_id, does: 'moves' },
  { column: accounts.passwordResets.user_id, does: 'ends' },
  { column: accounts.recoveryCodes.user_id, does: 'ends' },
  { column: accounts.socialAccounts.user_id, does: 'ends' },
  { column: calendar.calendarSubscriptions.user_id, does: 'ends' },
  { column: dataExports.user_id, does: 'stays', why: 'the copy of the account as it was goes by itself' },
  { column: companyMembers.user_id, does: 'stays', why: NOT_AN_APPLICANT },
  { column: answerLinks.user_id, does: 'stays', why: NOT_AN_APPLICANT },
  { column: calendar.interviewAttendees.user_id, does: 'stays', why: NOT_AN_APPLICANT },
  { column: accounts.accountViewings.admin_id, does: 'stays', why: NOT_AN_APPLICANT },
  { column: administrators.adminProposals.user_id, does: 'stays', why: NOT_AN_APPLICANT },
]
