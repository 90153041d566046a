import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { blockedCompanies } from './finding/tables.ts'
import { eraseInvitations } from './invitations/erasure.ts'

/** The contacts that companies opened stay as rows without a person, because a company's balance counts them. */
export async function eraseMatching(unit: Unit, userId: number) {
  await eraseInvitations(unit, userId)
  await unit.db.delete(blockedCompanies).where(eq(blockedCompanies.applicant_id, userId))
}
