import { and, eq, gt } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listAdminRecipients } from '#src/accounts/people.ts'
import { fullName } from '#src/accounts/users.ts'
import { notifyIn } from '#src/notifications/notify.ts'
import { auditIn } from '#src/platform/audit.ts'
import { HttpError, tooMany } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { auditLog } from '#src/platform/tables.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { manyViews } from '../recruiter-mails.ts'

/** More people's CVs than anyone reads in a day, and too few to copy a site by. */
export const CVS_A_DAY = 200
const DAY = 86_400
const VIEWED = 'applications.cv-viewed'

/**
 * Writes down a look at a person's CV: who, when, and whether the page or the file. Looking again within a day is not
 * counted; the first look beyond the day's quota is told to the administrators.
 * @throws HttpError 429 beyond the quota
 */
export async function recordCvView(
  services: Services,
  member: Member,
  id: number,
  what: 'page' | 'pdf',
  now: Date,
) {
  const subject = `application:${id}`
  if (!(await isKnownToday(services, member, subject, now))) await countView(services, member, now)
  await auditIn(services.db, { at: now, actor_id: member.id, action: VIEWED, subject, details: { what } })
}

async function isKnownToday(
  services: Services,
  member: Member,
  subject: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - DAY * 1000)
  const mine = and(eq(auditLog.actor_id, member.id), eq(auditLog.action, VIEWED))
  const [seen] = await services.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), mine, gt(auditLog.at, since)))
    .limit(1)
  return seen !== undefined
}

async function countView(services: Services, member: Member, now: Date) {
  const { left, wait } = await countAttempt(services.db, `cv-views:${member.id}`, CVS_A_DAY, DAY, now)
  if (left >= 0) return
  if (left === -1) await alertAdmins(services, member, now)
  throw new HttpError(
    429,
    `Vous avez ouvert ${CVS_A_DAY} dossiers en un jour, c’est la limite. Reprenez demain, ou écrivez-nous.`,
    { headers: tooMany(wait, CVS_A_DAY).headers },
  )
}

async function alertAdmins(services: Services, member: Member, now: Date) {
  const person = { id: member.id, name: fullName(member.user), company: member.company.name }
  const notification = manyViews(person, CVS_A_DAY, now)
  await services.db.transaction(async (tx) => {
    const subject = `user:${member.id}`
    await auditIn(tx, { at: now, actor_id: member.id, action: 'applications.cv-quota-reached', subject })
    for (const admin of await listAdminRecipients(tx)) await notifyIn(services, tx, admin, notification, now)
  })
}
