import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { openOffers } from '../open.ts'
import { offers } from '../tables.ts'

/** One page of the company's open offers, the latest first. */
export async function listOpenOfferIds(
  database: Database,
  companyId: number,
  { page, per_page, now }: { page: number; per_page: number; now: Date },
): Promise<number[]> {
  const rows = await database
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.company_id, companyId), openOffers(now)))
    .orderBy(desc(offers.published_at), desc(offers.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return rows.map(({ id }) => id)
}
