import type { Database } from './database.ts'
import { auditLog } from './tables.ts'

/**
 * Adds a line to the audit log.
 * @param entry.action `domain.verb`, as `applications.cv-viewed`
 * @param entry.subject kind and id of what was looked at or changed, as `application:12`
 */
export async function audit(
  database: Database,
  entry: {
    at: Date
    actor_id: number | null
    action: string
    subject: string
    details?: Record<string, unknown>
  },
) {
  await database.insert(auditLog).values(entry)
}
