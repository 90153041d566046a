import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { companies, companyInvitations, companyMembers } from './tables.ts'

/** A recruiter's place in its company and the colleagues it invited. */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const [place] = await database
    .select({
      company: companies.name,
      company_status: companies.status,
      role: companyMembers.role,
      joined_at: companyMembers.joined_at,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.company_id))
    .where(eq(companyMembers.user_id, userId))
  if (!place) return []
  const invitations = await database
    .select({
      email: companyInvitations.email,
      role: companyInvitations.role,
      created_at: companyInvitations.created_at,
      accepted_at: companyInvitations.accepted_at,
    })
    .from(companyInvitations)
    .where(eq(companyInvitations.invited_by, userId))
    .orderBy(asc(companyInvitations.id))
  return [
    {
      name: 'societe',
      says: 'votre place dans votre société et les collègues que vous avez invités',
      data: { ...place, invitations },
    },
  ]
}
