import { asc, desc, eq } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { fullName } from '#src/shared/names.ts'
import { listCompanyTwins } from '#src/companies/moderation/twins.ts'
import { companyMembers } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'

/** Reads who registered a company, which is its owner or else the first who joined, and what shares its numbers. */
export async function readBackground(database: Database, company: Parameters<typeof listCompanyTwins>[1]) {
  return {
    registrant: await findRegistrant(database, company.id),
    twins: await listCompanyTwins(database, company),
  }
}

async function findRegistrant(database: Database, companyId: number) {
  const [row] = await database
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      phone_number: users.phone_number,
      email_verified_at: users.email_verified_at,
      created_at: users.created_at,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.user_id))
    .where(eq(companyMembers.company_id, companyId))
    .orderBy(desc(eq(companyMembers.role, 'owner')), asc(companyMembers.joined_at), asc(users.id))
    .limit(1)
  if (!row) return null
  return {
    id: row.id,
    name: fullName(row),
    email: row.email,
    phone_number: row.phone_number,
    has_verified_email: row.email_verified_at !== null,
    registered_at: row.created_at.toISOString(),
  }
}

export type CompanyBackground = Awaited<ReturnType<typeof readBackground>>
