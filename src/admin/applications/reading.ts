import { and, eq, gt, sql } from 'drizzle-orm'
import { applications } from '#src/applications/tables.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { forbidden, notFound } from '#src/platform/errors.ts'
import { auditLog } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { after, MINUTE } from '#src/shared/durations.ts'

const ACTION = 'applications.read-by-team'
/** A CV that was asked for with a reason is open to who asked for so long. */
const OPEN_MINUTES = 15

/** Finds what an applicant sent; what a company entered by hand is between the company and the person. @throws HttpError 404 */
async function findSent(database: Database, id: number) {
  const [row] = await database
    .select({
      id: applications.id,
      applicant_id: applications.applicant_id,
      letter: applications.letter,
      cv_key: applications.cv_key,
      cv_name: applications.cv_name,
    })
    .from(applications)
    .where(
      and(
        eq(applications.id, id),
        eq(applications.is_entered, false),
        sql`${applications.status} <> 'draft'`,
      ),
    )
  if (!row) throw notFound()
  return row
}

const subjectOf = ({ applicant_id }: { applicant_id: number }) => `user:${applicant_id}`

/** Writes down that somebody of the team reads a letter or a CV, and why; the person finds it in their own copy. @throws HttpError 404 */
export async function recordReading(
  unit: Unit,
  id: number,
  { what, reason }: { what: 'letter' | 'cv'; reason: string },
) {
  const sent = await findSent(unit.db, id)
  if (what === 'cv' && !sent.cv_key) throw notFound('Cette candidature n’a plus de CV.')
  const details: AuditDetails = { application: id, what, why: reason }
  await audit(unit, { action: ACTION, subject: subjectOf(sent), details })
  return sent
}

/** Finds the CV that this administrator asked for a moment ago. @throws HttpError 404, 403 without a reason that was written before */
export async function findAskedCv(database: Database, actorId: number, id: number, now: Date) {
  const sent = await findSent(database, id)
  const [asked] = await database
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, subjectOf(sent)),
        eq(auditLog.action, ACTION),
        eq(auditLog.actor_id, actorId),
        gt(auditLog.at, after(now, -OPEN_MINUTES * MINUTE)),
        sql`${auditLog.details} ->> 'application' = ${String(id)} AND ${auditLog.details} ->> 'what' = 'cv'`,
      ),
    )
    .limit(1)
  if (!asked) throw forbidden('Demandez d’abord à lire ce CV, avec une raison.')
  if (!sent.cv_key) throw notFound()
  return { key: sent.cv_key, name: sent.cv_name ?? 'cv.pdf' }
}
