import { and, inArray } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import { auditLog } from '#src/platform/tables.ts'

/**
 * Names who planned each version of a price, as the audit log keeps it: the versions themselves are kept without names.
 * @returns the names by the ids of the versions
 */
export async function listPlanners(
  database: Database,
  subjects: string[],
  actions: string[],
): Promise<Map<number, string>> {
  const { actor_id, details, action, subject } = auditLog
  const rows = await database
    .select({ actor_id, details })
    .from(auditLog)
    .where(and(inArray(subject, subjects), inArray(action, actions)))
  const names = await listNames(
    database,
    rows.flatMap((row) => row.actor_id ?? []),
  )
  return new Map(
    rows.flatMap((row) => {
      const name = row.actor_id === null ? undefined : names.get(row.actor_id)
      return name && typeof row.details.version === 'number' ? [[row.details.version, name]] : []
    }),
  )
}
