import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { endInvitationsTo } from './ending.ts'
import { jobInvitations } from './tables.ts'

/** Of what an applicant received its states and dates stay, for a company's figures; of what a recruiter sent, the words stay with who received them. */
export async function eraseInvitations(unit: Unit, userId: number) {
  await endInvitationsTo(unit, userId)
  await unit.db
    .update(jobInvitations)
    .set({ message: '', decline_note: null })
    .where(eq(jobInvitations.applicant_id, userId))
}
