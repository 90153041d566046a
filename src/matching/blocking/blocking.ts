import { and, asc, count, eq } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { lockUser } from '#src/accounts/users.ts'
import { findPublicCompany } from '#src/companies/companies.ts'
import { companies } from '#src/companies/tables.ts'
import { alphabetical } from '#src/platform/database/alphabetical.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { blockedCompanies } from '../finding/tables.ts'
import { endInvitationsTo } from '../invitations/ending.ts'
import { BLOCKED_FULL, BLOCKED_MOST } from './shared/limits.ts'

export function listBlocked(database: Database, applicantId: number) {
  return database
    .select({ id: companies.id, name: companies.name, slug: companies.slug })
    .from(blockedCompanies)
    .innerJoin(companies, eq(companies.id, blockedCompanies.company_id))
    .where(eq(blockedCompanies.applicant_id, applicantId))
    .orderBy(alphabetical(companies.name), asc(companies.id))
}

/**
 * Hides the applicant from the company and ends the invitations that this company still waits on.
 * @throws HttpError 404 for a company that is not public, 409 when two hundred are blocked already
 */
export async function blockCompany(services: Services, actor: Actor, companyId: number) {
  await inTransaction(services, actor, async (unit) => {
    const { db, now } = unit
    if (!(await findPublicCompany(db, companyId))) throw notFound()
    await lockUser(db, actor.id)
    const own = eq(blockedCompanies.applicant_id, actor.id)
    const [kept] = await db.select({ count: count() }).from(blockedCompanies).where(own)
    if ((kept?.count ?? 0) >= BLOCKED_MOST) throw conflict(BLOCKED_FULL)
    await db
      .insert(blockedCompanies)
      .values({ applicant_id: actor.id, company_id: companyId, blocked_at: now })
      .onConflictDoNothing()
    await endInvitationsTo(unit, actor.id, companyId)
  })
}

export async function unblockCompany(services: Services, actor: Actor, companyId: number) {
  const { applicant_id, company_id } = blockedCompanies
  await inTransaction(services, actor, ({ db }) =>
    db.delete(blockedCompanies).where(and(eq(applicant_id, actor.id), eq(company_id, companyId))),
  )
}
