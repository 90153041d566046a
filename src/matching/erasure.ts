import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { blockedCompanies } from './finding/tables.ts'
import { eraseInvitations } from './invitations/erasure.ts'

/** Contacts that were opened stay counted, of nobody. */
export async function eraseMatching(unit: Unit, userId: number) {
  await eraseInvitations(unit, userId)
  await unit.db.delete(blockedCompanies).where(eq(blockedCompanies.applicant_id, userId))
}
