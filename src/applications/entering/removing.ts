import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { erasedName } from '#src/accounts/erasure.ts'
import { users } from '#src/accounts/tables.ts'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { eraseName } from '#src/notifications/erasure.ts'
import { audit } from '#src/platform/audit.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import { notFound } from '#src/platform/errors.ts'
import { forgetMailsOf } from '#src/platform/mail/sent-mails.ts'
import { removeCaptured } from '#src/platform/mail/transport.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { fullName } from '#src/shared/names.ts'
import { type ApplicationRow, lockApplication } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { eraseEvaluations } from '../evaluating/erasure.ts'
import { applications } from '../tables.ts'
import { removedNotification } from './mails.ts'
import { readRemovalToken } from './removal-link.ts'
import { ENTERED_KEPT_MONTHS } from './shared/limits.ts'

const NO_LINK = 'Ces informations sont déjà supprimées, ou le lien est incomplet.'

/** The day on which what is entered now goes, unless the application changes before. */
export function lastDayKept(now: Date): Date {
  return inMonths(now, ENTERED_KEPT_MONTHS)
}

function inMonths(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() + months)
  return then
}

/**
 * Removes an entered candidate for the company, with all that it kept.
 * @throws HttpError 404 for another company's, and for one who applied on the site
 */
export async function removeEntered(services: Services, member: Member, id: number) {
  const mails = await inTransaction(services, member, async (unit) => {
    const row = await lockApplication(unit.db, id)
    if (row?.company_id !== member.company.id || !row.is_entered) throw notFound()
    return remove(unit, row, 'recruiter')
  })
  await removeCaptured(services.env, mails)
}

/**
 * Removes an entered candidate for the person, whom the link of its mail proves.
 * @returns whose application it was, and for which offer
 * @throws HttpError 404 for a link that was not signed here or has served
 */
export async function removeEnteredByLink(services: Services, token: string) {
  const id = readRemovalToken(services.env, token, services.clock.now())
  if (id === null) throw notFound(NO_LINK)
  const { mails, company, title } = await inTransaction(services, null, async (unit) => {
    const row = await lockApplication(unit.db, id)
    if (!row?.is_entered) throw notFound(NO_LINK)
    const { company, title } = row.offer_copy
    return { mails: await remove(unit, row, 'person'), company: company.name, title }
  })
  await removeCaptured(services.env, mails)
  return { company, job_offer_title: title }
}

/** Removes what was entered of people whose applications have not changed for so long. */
export async function removeOldEntered(services: Services) {
  const before = inMonths(services.clock.now(), -ENTERED_KEPT_MONTHS)
  const { id, changed_at, is_entered } = applications
  const old = inPages<{ id: number }>((last, most) =>
    services.db
      .select({ id })
      .from(applications)
      .where(and(is_entered, lt(changed_at, before), gt(id, last?.id ?? 0)))
      .orderBy(asc(id))
      .limit(most),
  )
  await forEachRow(old, async ({ id }) => {
    const mails = await inTransaction(services, null, async (unit) => {
      const row = await lockApplication(unit.db, id)
      return row?.is_entered && row.changed_at < before ? remove(unit, row, 'time') : []
    })
    await removeCaptured(services.env, mails)
  })
}

/**
 * Removes the application with all that hangs on it and the row of the person. Nothing of it counted in a figure that
 * has to stay, so nothing is left.
 * @returns the ids of the mails, whose captured files are still to be removed
 */
async function remove(unit: Unit, row: ApplicationRow, by: 'recruiter' | 'person' | 'time') {
  const { db, now } = unit
  const { applicant_id, company_id, cv_key } = row
  await eraseEvaluations(unit, applicant_id)
  await eraseName(unit, applicant_id, fullName(erasedName({ userable_type: 'entered' })))
  // The address may be that of an account, whose own mails stay: only those about this application go.
  const mails = await forgetMailsOf(db, { id: applicant_id, email: '' }, now)
  await db.delete(applications).where(eq(applications.id, row.id))
  await db.delete(users).where(and(eq(users.id, applicant_id), eq(users.userable_type, 'entered')))
  if (cv_key) unit.files.remove(cv_key)
  if (by === 'person') await notifyRecruiters(unit, company_id, removedNotification(row))
  await announceToColleagues(unit, company_id)
  await audit(unit, {
    action: 'applications.entered-removed',
    subject: `application:${row.id}`,
    details: { company_id, by },
  })
  return mails
}
