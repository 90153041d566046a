import { eraseAccount, erasedName } from '#src/accounts/erasure.ts'
import { lockUser, type User } from '#src/accounts/users.ts'
import { closeApplicationsTo } from '#src/applications/company-closing.ts'
import { eraseDrafts } from '#src/applications/drafts/erasure.ts'
import { anonymiseApplicationsOf } from '#src/applications/erasure.ts'
import { eraseEvaluations } from '#src/applications/evaluating/erasure.ts'
import { eraseThreads } from '#src/applications/messages/erasure.ts'
import { eraseProposals } from '#src/applications/proposals/erasure.ts'
import { eraseCalendar } from '#src/calendar/erasure.ts'
import { eraseCampaignMails } from '#src/campaigns/erasure.ts'
import { eraseMembership } from '#src/companies/erasure.ts'
import { eraseContact } from '#src/contact/erasure.ts'
import { eraseMatching } from '#src/matching/erasure.ts'
import { eraseHidden } from '#src/matching/suggestions/erasure.ts'
import { eraseName, eraseNotifications } from '#src/notifications/erasure.ts'
import { closeOffersOf } from '#src/offers/company-closing.ts'
import { eraseOfferTraces } from '#src/offers/erasure.ts'
import { audit } from '#src/platform/audit.ts'
import { announceEnd } from '#src/platform/endings.ts'
import { enqueueMail, LAST_MAIL } from '#src/platform/mail/mail.ts'
import { forgetMailsOf } from '#src/platform/mail/sent-mails.ts'
import { removeCaptured } from '#src/platform/mail/transport.ts'
import { forgetJobsOf } from '#src/platform/queue/finished-jobs.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { eraseProfile } from '#src/profiles/erasure.ts'
import { eraseResumes } from '#src/resumes/erasure.ts'
import { fullName } from '#src/shared/names.ts'
import { eraseExports } from '../exports/exports.ts'
import { deletionDoneMail } from '../mails.ts'

export const removeFilesJob = jobKind<{ keys: string[]; mails?: string[] }>('personal-data.remove-files')

/**
 * Deletes a person once. Everything happens in one transaction, with the job that removes the files, so that a process
 * that dies leaves either all of the person or nothing.
 * @param isDue is asked again of the locked row, because the person may have come back
 */
export async function erasePerson(services: Services, id: number, isDue: (user: User) => boolean) {
  await inTransaction(services, null, async (unit) => {
    const user = await lockUser(unit.db, id)
    if (!user || user.deleted_at || !isDue(user)) return
    const keys = await eraseEverywhere(unit, user)
    const mails = await forgetMailsOf(unit.db, user, unit.now)
    if (keys.length + mails.length > 0) await unit.send(removeFilesJob, { keys, mails })
    await enqueueMail(unit, { ...deletionDoneMail(user.email), key: `${LAST_MAIL}${id}` })
    await audit(unit, { action: 'personal-data.erased', subject: `user:${id}` })
  })
}

async function eraseEverywhere(unit: Unit, user: User): Promise<string[]> {
  const { db } = unit
  const sent = await anonymiseApplicationsOf(unit, user.id)
  const drafts = await eraseDrafts(unit, user.id)
  const threads = await eraseThreads(unit, user.id)
  const proposals = await eraseProposals(unit, user.id)
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
  await eraseCampaignMails(unit, user.email)
  await eraseContact(unit, user.email)
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

export async function removeFiles(services: Services, keys: string[], mails: string[] = []) {
  for (const key of keys) await services.files.remove(key)
  await removeCaptured(services.env, mails)
}
