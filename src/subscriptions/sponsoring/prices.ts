import { desc, lt } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { endOfSecond } from '../shared/end-of-second.ts'
import type { SponsoringPrices } from './shared/sponsorings.ts'
import { sponsoringPrices } from './tables.ts'

/** Reads what sponsorings cost at a moment. @throws Error for a moment before the first prices */
export async function readSponsoringPrices(database: Database, now: Date): Promise<SponsoringPrices> {
  const [row] = await database
    .select()
    .from(sponsoringPrices)
    .where(lt(sponsoringPrices.effective_from, endOfSecond(now)))
    .orderBy(desc(sponsoringPrices.effective_from))
    .limit(1)
  if (!row) throw new Error('sponsorings have no price yet')
  return { 7: row.price_7_days, 15: row.price_15_days, 30: row.price_30_days }
}
