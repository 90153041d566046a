import { eraseAccount, erasedName } from '#src/accounts/erasure.ts'
import { fullName, lockUser, type User } from '#src/accounts/users.ts'
import { closeApplicationsTo } from '#src/applications/company-closing.ts'
import { anonymiseApplicationsOf } from '#src/applications/erasure.ts'
import { leaveCompany } from '#src/companies/leaving.ts'
import { eraseSubscription } from '#src/contact/erasure.ts'
import { eraseName, eraseNotifications } from '#src/notifications/erasure.ts'
import { closeOffersOf } from '#src/offers/company-closing.ts'
import { eraseOfferTraces } from '#src/offers/erasure.ts'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { enqueueMailIn } from '#src/platform/mail/mail.ts'
import { forgetMailsOf } from '#src/platform/mail/sent-mails.ts'
import { jobKind } from '#src/platform/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { eraseProfile } from '#src/profiles/erasure.ts'
import { eraseResumes } from '#src/resumes/erasure.ts'
import { eraseExports } from '../exports/exports.ts'
import { deletionDoneMail } from '../mails.ts'

/** The key of a last mail begins so: it is forgotten once it has left. */
export const LAST_MAIL = 'deletion-done:'

export const removeFilesJob = jobKind<{ keys: string[] }>('personal-data.remove-files')

/**
 * Deletes a person, once: everything in one transaction, with the job that removes the files, so that a process that
 * dies leaves either all of the person or nothing.
 * @param isDue asked again of the locked row: the person may be back
 */
export async function erasePerson(services: Services, id: number, isDue: (user: User) => boolean) {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user || user.deleted_at || !isDue(user)) return
    const keys = await eraseEverywhere(services, tx, user, now)
    if (keys.length > 0) await services.queue.send(tx, removeFilesJob, { keys })
    await enqueueMailIn(
      tx,
      services.queue,
      { ...deletionDoneMail(user.email), key: `${LAST_MAIL}${id}` },
      now,
    )
    await auditIn(tx, { at: now, actor_id: null, action: 'personal-data.erased', subject: `user:${id}` })
  })
}

async function eraseEverywhere(services: Services, tx: Database, user: User, now: Date): Promise<string[]> {
  const sent = await anonymiseApplicationsOf(services, tx, user.id, now)
  const company = await leaveCompany(tx, user)
  if (company?.is_left_alone) {
    await closeOffersOf(tx, company.id, now)
    await closeApplicationsTo(services, tx, company.id, now)
  }
  const name = fullName(user)
  const seen = { readers: company?.colleagues ?? [], links: sent.pages }
  await eraseName(tx, name, fullName(erasedName(user)), seen)
  await eraseNotifications(tx, user.id)
  const words = [name, user.email, user.phone_number].filter((word) => word !== null)
  await forgetMailsOf(tx, user, words, now)
  await eraseOfferTraces(tx, user)
  await eraseSubscription(tx, user.email)
  await eraseProfile(tx, user.id)
  const resumes = await eraseResumes(tx, user.id)
  const exports = await eraseExports(tx, user.id)
  return [...sent.files, ...resumes, ...exports, ...(await eraseAccount(tx, user, now))]
}

export async function removeFiles(services: Services, keys: string[]) {
  for (const key of keys) await services.files.remove(key)
}
