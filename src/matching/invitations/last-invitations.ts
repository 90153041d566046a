import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { type InvitationRow, jobInvitations } from './tables.ts'

interface LastInvitationsQuery {
  company_id: number
  /** Without it, invitations to any offer of the company count. */
  offer_id: number | undefined
  applicant_ids: number[]
}

export async function listLastInvitations(
  database: Database,
  { company_id, offer_id, applicant_ids }: LastInvitationsQuery,
): Promise<Map<number, InvitationRow>> {
  if (applicant_ids.length === 0) return new Map()
  const ofOffer = offer_id === undefined ? undefined : eq(jobInvitations.offer_id, offer_id)
  const toThem = inArray(jobInvitations.applicant_id, applicant_ids)
  const rows = await database
    .select()
    .from(jobInvitations)
    .where(and(toThem, eq(jobInvitations.company_id, company_id), ofOffer))
    .orderBy(asc(jobInvitations.id))
  return new Map(rows.map((row) => [row.applicant_id, row]))
}
