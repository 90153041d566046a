import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { endInvitationsTo } from './ending.ts'
import { jobInvitations } from './tables.ts'

/**
 * Blanks the words of the invitations that the person received; states and dates stay for the company's figures. The
 * words of those that the person sent belong to who received them and stay.
 */
export async function eraseInvitations(unit: Unit, userId: number) {
  await endInvitationsTo(unit, userId)
  await unit.db
    .update(jobInvitations)
    .set({ message: '', decline_note: null })
    .where(eq(jobInvitations.applicant_id, userId))
}
