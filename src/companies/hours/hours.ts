import { eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { isSame } from '#src/shared/is-same.ts'
import { lockCompanyFor } from '../changing.ts'
import type { TeamActor } from '../members.ts'
import { USUAL_HOURS, type WorkingHours } from '../shared/working-hours.ts'
import { companies } from '../tables.ts'

/** Reads the hours at which a company receives people: its own or, before it said so, the usual ones. */
export async function readWorkingHours(database: Database, companyId: number) {
  const [row] = await database
    .select({ days: companies.working_hours })
    .from(companies)
    .where(eq(companies.id, companyId))
  return { days: row?.days ?? USUAL_HOURS, is_usual: !row?.days }
}

/**
 * Keeps the company's own hours; those that are kept already change nothing.
 * @throws HttpError 403 for a reader, 409 while the company is suspended
 */
export async function setWorkingHours(services: Services, actor: TeamActor, working_hours: WorkingHours) {
  await inTransaction(services, actor, async (unit) => {
    const before = await lockCompanyFor(unit.db, actor)
    if (isSame(before.working_hours, working_hours)) return
    await unit.db.update(companies).set({ working_hours }).where(eq(companies.id, before.id))
    await audit(unit, { action: 'companies.hours-changed', subject: `company:${before.id}` })
  })
}
