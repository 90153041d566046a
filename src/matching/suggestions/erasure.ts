import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { hiddenCompanies, hiddenOffers } from './tables.ts'

export async function eraseHidden({ db }: Unit, userId: number) {
  await db.delete(hiddenOffers).where(eq(hiddenOffers.user_id, userId))
  await db.delete(hiddenCompanies).where(eq(hiddenCompanies.user_id, userId))
}
