import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { conflict, forbidden } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { type CompanyRow, findCompany } from './completeness.ts'
import { findMembership, listMemberRows, lockTeam, type TeamActor } from './members.ts'
import { canEditCompany, EDITING_REFUSED, SUSPENDED } from './policy.ts'
import type { CompanyField } from './shared/sections.ts'
import { companies } from './tables.ts'

/**
 * The company as it is now, locked: its changes come one after the other, and the person's role may have changed since
 * the request began.
 * @throws HttpError 403 for who may not write, 409 while the company is suspended
 */
export async function lockCompanyFor(database: Database, actor: TeamActor): Promise<CompanyRow> {
  await lockTeam(database, actor.company.id)
  const place = await findMembership(database, actor.id)
  const company = await findCompany(database, actor.company.id)
  if (!company || place?.id !== company.id || !canEditCompany(place.role)) throw forbidden(EDITING_REFUSED)
  if (company.status === 'suspended') throw conflict(SUSPENDED)
  return company
}

/** What a moderator asked of these fields is crossed out once they have changed. */
export async function settleCompany(unit: Unit, companyId: number, changed: readonly CompanyField[]) {
  const company = await findCompany(unit.db, companyId)
  if (!company || changed.length === 0) return
  const corrections = company.corrections.filter(({ field }) => !changed.includes(field))
  if (corrections.length === company.corrections.length) return
  await unit.db.update(companies).set({ corrections }).where(eq(companies.id, companyId))
}

/** The company's name or state has changed: the open pages of its members learn it. */
export async function announceToMembers(unit: Unit, companyId: number) {
  for (const { user_id } of await listMemberRows(unit.db, companyId))
    await announce(unit, { user_id, what: 'user' })
}
