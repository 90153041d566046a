import { and, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { offers } from './tables.ts'

/** Closes what a company published and takes back what waits for moderation, when nobody is left to answer. */
export async function closeOffersOf(tx: Database, companyId: number, now: Date) {
  const ofCompany = eq(offers.company_id, companyId)
  await tx
    .update(offers)
    .set({ status: 'closed', close_reason: 'annulee', closed_at: now, updated_at: now })
    .where(and(ofCompany, eq(offers.status, 'published')))
  await tx
    .update(offers)
    .set({ status: 'draft', submitted_at: null, updated_at: now })
    .where(and(ofCompany, eq(offers.status, 'submitted')))
}
