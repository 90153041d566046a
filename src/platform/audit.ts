import type { AuditDetails } from '#src/shared/audit/details.ts'
import { auditLog } from './tables.ts'
import type { Unit } from './unit-of-work.ts'

/**
 * Adds a line to the audit log, in the name of the unit's actor unless `actor_id` says who.
 * @param entry.action `domain.verb`, as `applications.cv-viewed`
 * @param entry.subject kind and id of what was looked at or changed, as `application:12`
 */
export async function audit(
  { db, now, actor_id }: Unit,
  entry: { action: string; subject: string; details?: AuditDetails; actor_id?: number | null },
) {
  await db.insert(auditLog).values({ at: now, actor_id, ...entry })
}
