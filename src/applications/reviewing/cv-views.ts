import { and, eq, gt } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listAdminRecipients } from '#src/accounts/people.ts'
import { notify } from '#src/notifications/notify.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { auditLog } from '#src/platform/tables.ts'
import { countAttempt, dailyLimitReached, readDailyLimit } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY, DAY_SECONDS } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import { manyViewsNotification } from '../mails/recruiter.ts'
import { CVS_A_DAY } from './shared/limits.ts'

const VIEWED = 'applications.cv-viewed'

/**
 * Counts a look at a person's CV, once a day for each. The administrators are told when a member first exceeds the
 * day's quota.
 * @returns whether this member looked at it within the day
 * @throws HttpError 429 beyond the quota
 */
export async function allowCvView(services: Services, member: Member, id: number): Promise<boolean> {
  const now = services.clock.now()
  if (await isKnownToday(services.db, member, id, now)) return true
  const { left, wait } = await countAttempt(services.db, keyOf(member), CVS_A_DAY.most, DAY_SECONDS, now)
  if (left >= 0) return false
  if (left === -1) await inTransaction(services, member, (unit) => alertAdmins(unit, member))
  throw dailyLimitReached(CVS_A_DAY, wait, now)
}

const keyOf = ({ id }: Member) => `cv-views:${id}`

/** Tells how many more people's CVs this member can open; those of today can be opened again in any case. */
export function readCvViews({ db, clock }: Services, member: Member) {
  return readDailyLimit(db, keyOf(member), CVS_A_DAY, clock.now())
}

/** Each look at a CV leaves a line in the audit log: who, when, and whether at the page, the file, or read ahead. */
export async function recordCvView(unit: Unit, id: number, what: 'page' | 'pdf' | 'ahead') {
  await audit(unit, { action: VIEWED, subject: subjectOf(id), details: { what } })
}

const subjectOf = (id: number) => `application:${id}`

async function isKnownToday(database: Database, member: Member, id: number, now: Date): Promise<boolean> {
  const seenBy = and(eq(auditLog.actor_id, member.id), eq(auditLog.action, VIEWED))
  const [seen] = await database
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subjectOf(id)), seenBy, gt(auditLog.at, after(now, -DAY))))
    .limit(1)
  return seen !== undefined
}

async function alertAdmins(unit: Unit, member: Member) {
  const person = { id: member.id, name: fullName(member.user), company: member.company.name }
  await audit(unit, { action: 'applications.cv-quota-reached', subject: `user:${member.id}` })
  const notification = manyViewsNotification(person, CVS_A_DAY.most, unit.now)
  for (const admin of await listAdminRecipients(unit.db, 'read the audit log'))
    await notify(unit, admin, notification)
}
