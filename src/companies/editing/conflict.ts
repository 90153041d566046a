import { and, desc, eq } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import { auditLog } from '#src/platform/tables.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { listed } from '#src/shared/phrases.ts'
import { fieldLabel, isCompanyField } from '../shared/sections.ts'

/** In the audit log: a section was saved, with its fields that changed and the version that it made. */
export const SAVED = 'companies.section-saved'

/** Who saved since, when, and what: what is being written stays on the page. */
export async function describeLaterSaves(
  database: Database,
  company: { id: number },
  version: number,
): Promise<string> {
  const rows = await database
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `company:${company.id}`), eq(auditLog.action, SAVED)))
    .orderBy(desc(auditLog.id))
    .limit(20)
  const since = rows.filter(({ details }) => Number(details.version) > version)
  const [last] = since
  const kept = 'Ce que vous avez écrit est toujours là\u00A0: vérifiez, puis enregistrez à nouveau.'
  if (!last) return `La société a changé pendant que vous écriviez. ${kept}`
  const names = await listNames(database, last.actor_id ? [last.actor_id] : [])
  const who = (last.actor_id && names.get(last.actor_id)) || 'Quelqu’un'
  return `${who} a enregistré ${whatOf(since)} le ${formatDateTime(last.at)}. ${kept}`
}

/** « NIF et STAT » */
function whatOf(since: (typeof auditLog.$inferSelect)[]): string {
  const fields = since.flatMap(({ details }) => (Array.isArray(details.fields) ? details.fields : []))
  const labels = [...new Set(fields.map(String).filter(isCompanyField).map(fieldLabel))]
  return labels.length > 0 ? `«\u00A0${listed(labels)}\u00A0»` : 'la société'
}
