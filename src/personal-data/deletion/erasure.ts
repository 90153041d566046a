import { eraseAccount, erasedName } from '#src/accounts/erasure.ts'
import { listMerged } from '#src/accounts/merging/merging.ts'
import { lockUser, type User } from '#src/accounts/users.ts'
import { closeApplicationsTo } from '#src/applications/company-closing.ts'
import { eraseDrafts } from '#src/applications/drafts/erasure.ts'
import { anonymiseApplicationsOf } from '#src/applications/erasure.ts'
import { eraseEvaluations } from '#src/applications/evaluating/erasure.ts'
import { eraseLastQuestions } from '#src/applications/last-question/erasure.ts'
import { eraseLetters } from '#src/applications/letters/erasure.ts'
import { eraseThreads } from '#src/applications/messages/erasure.ts'
import { erasePrepared } from '#src/applications/preparing/erasure.ts'
import { eraseProposals } from '#src/applications/proposals/erasure.ts'
import { eraseCalendar } from '#src/calendar/erasure.ts'
import { eraseCampaignMails } from '#src/campaigns/erasure.ts'
import { eraseMembership } from '#src/companies/erasure.ts'
import { eraseContact } from '#src/contact/erasure.ts'
import { eraseMatching } from '#src/matching/erasure.ts'
import { eraseHidden } from '#src/matching/suggestions/erasure.ts'
import { eraseName, eraseNotifications } from '#src/notifications/erasure.ts'
import { eraseSms } from '#src/notifications/sms/erasure.ts'
import { closeOffersOf } from '#src/offers/company-closing.ts'
import { eraseOfferTraces } from '#src/offers/erasure.ts'
import { audit } from '#src/platform/audit.ts'
import { announceEnd } from '#src/platform/endings.ts'
import { enqueueMail, LAST_MAIL } from '#src/platform/mail/mail.ts'
import { forgetMailsOf } from '#src/platform/mail/sent-mails.ts'
import { removeCaptured } from '#src/platform/mail/transport.ts'
import { removeCapturedMessages } from '#src/platform/messages/captured.ts'
import { forgetJobsOf } from '#src/platform/queue/finished-jobs.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { eraseProfile } from '#src/profiles/erasure.ts'
import { eraseResumes } from '#src/resumes/erasure.ts'
import { fullName } from '#src/shared/names.ts'
import { eraseExports } from '../exports/exports.ts'
import { deletionDoneMail } from '../mails.ts'

export const removeFilesJob = jobKind<{ keys: string[]; mails?: string[]; texts?: string[] }>(
  'personal-data.remove-files',
)

/**
 * Deletes a person once. Everything happens in one transaction, with the job that removes the files, so that a process
 * that dies leaves either all of the person or nothing.
 * @param isDue is asked again of the locked row, because the person may have come back
 */
export async function erasePerson(services: Services, id: number, isDue: (user: User) => boolean) {
  await inTransaction(services, null, async (unit) => {
    const user = await lockUser(unit.db, id)
    if (!user || user.deleted_at || !isDue(user)) return
    const accounts = [user, ...(await listMerged(unit.db, id))]
    const keys: string[] = []
    const mails: string[] = []
    for (const account of accounts) {
      keys.push(...(await eraseEverywhere(unit, account)))
      mails.push(...(await eraseMailsOf(unit, account)))
    }
    const texts = await eraseSms(unit, id)
    if (keys.length + mails.length + texts.length > 0) await unit.send(removeFilesJob, { keys, mails, texts })
    await enqueueMail(unit, { ...deletionDoneMail(user.email), key: `${LAST_MAIL}${id}` })
    await audit(unit, { action: 'personal-data.erased', subject: `user:${id}` })
  })
}

/** Erases the mails to and about a person, and those that it wrote to the team; returns their ids. */
async function eraseMailsOf(unit: Unit, user: User): Promise<string[]> {
  const campaigns = await eraseCampaignMails(unit, user.email)
  const contact = await eraseContact(unit, user.email)
  return [...campaigns, ...contact, ...(await forgetMailsOf(unit.db, user, unit.now))]
}

/** Erases all but the mails; returns the keys of the files to delete. */
async function eraseEverywhere(unit: Unit, user: User): Promise<string[]> {
  const { db } = unit
  const sent = await anonymiseApplicationsOf(unit, user.id)
  const drafts = await eraseDrafts(unit, user.id)
  await eraseLetters(unit, user.id)
  await erasePrepared(unit, user.id)
  const threads = await eraseThreads(unit, user.id)
  const proposals = await eraseProposals(unit, user.id)
  await eraseLastQuestions(unit, user.id)
  await eraseEvaluations(unit, user.id)
  // Leaving the company hands its meetings on, which must be known to be the person's until then.
  const company = await eraseMembership(unit, user)
  if (company?.is_left_alone) {
    await closeOffersOf(unit, company.id)
    await closeApplicationsTo(unit, company.id)
  }
  await announceEnd(unit, 'person_erased', { user_id: user.id })
  await eraseCalendar(unit, user.id)
  await eraseName(unit, user.id, fullName(erasedName(user)))
  await eraseNotifications(unit, user.id)
  await forgetJobsOf(db, user.email)
  await eraseOfferTraces(unit, user)
  await eraseHidden(unit, user.id)
  await eraseMatching(unit, user.id)
  await eraseProfile(unit, user.id)
  const resumes = await eraseResumes(unit, user.id)
  const exports = await eraseExports(unit, user.id)
  return [
    ...sent,
    ...drafts,
    ...threads,
    ...proposals,
    ...resumes,
    ...exports,
    ...(await eraseAccount(unit, user)),
  ]
}

/** @param captured the ids of mails and of texts that were written into files in the place of being sent */
export async function removeFiles(
  services: Services,
  keys: string[],
  { mails = [], texts = [] }: { mails?: string[] | undefined; texts?: string[] | undefined } = {},
) {
  for (const key of keys) await services.files.remove(key)
  await removeCaptured(services.env, mails)
  await removeCapturedMessages(services.env, texts)
}
