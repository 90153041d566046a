import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { keptLetters } from './tables.ts'

export async function eraseLetters({ db }: Unit, userId: number) {
  await db.delete(keptLetters).where(eq(keptLetters.applicant_id, userId))
}
