import { and, eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { offers } from './tables.ts'

/** Closes what a company published and takes back what waits for moderation, when nobody is left to answer. */
export async function closeOffersOf({ db, now }: Unit, companyId: number) {
  const ofCompany = eq(offers.company_id, companyId)
  await db
    .update(offers)
    .set({ status: 'closed', close_reason: 'annulee', closed_at: now, updated_at: now })
    .where(and(ofCompany, eq(offers.status, 'published')))
  await db
    .update(offers)
    .set({ status: 'draft', submitted_at: null, updated_at: now })
    .where(and(ofCompany, eq(offers.status, 'submitted')))
}
