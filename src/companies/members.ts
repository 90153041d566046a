import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { companies, companyMembers } from './tables.ts'

type MemberRole = (typeof companyMembers.$inferSelect)['role']
type CompanyStatus = (typeof companies.$inferSelect)['status']

/** A recruiter's place: its company and role. */
export interface Membership {
  id: number
  name: string
  slug: string
  status: CompanyStatus
  role: MemberRole
}

export async function findMembership(database: Database, userId: number): Promise<Membership | null> {
  const [row] = await database
    .select({
      id: companies.id,
      name: companies.name,
      slug: companies.slug,
      status: companies.status,
      role: companyMembers.role,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.company_id))
    .where(eq(companyMembers.user_id, userId))
  return row ?? null
}

/** Ids of the members who work on applications, for notices to the company. */
export async function listRecruiterIds(database: Database, companyId: number): Promise<number[]> {
  const rows = await database
    .select({ user_id: companyMembers.user_id, role: companyMembers.role })
    .from(companyMembers)
    .where(eq(companyMembers.company_id, companyId))
  return rows.filter((row) => row.role !== 'reader').map((row) => row.user_id)
}
