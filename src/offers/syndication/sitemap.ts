import { and, asc, gt, lt, sql } from 'drizzle-orm'
import { ADDRESSES_IN_A_FILE, rowsOfPart, type SitemapSource } from '#src/sitemap/source.ts'
import { openOffers } from '../open.ts'
import { offers } from '../tables.ts'

/**
 * The pages of the open offers. A file holds those of a range of ids, so that an offer that opens or closes changes one
 * file only; all that is asked for is in the index `offers_sitemap`.
 */
export const offerPages: SitemapSource = {
  name: 'offres',

  async listParts(database, now) {
    const part = sql<number>`(${offers.id} / ${sql.raw(String(ADDRESSES_IN_A_FILE))})`
    return database
      .select({
        part,
        signature: sql<string>`count(*) || ' ' || sum(${offers.id}) || ' ' || max(${offers.updated_at})`,
      })
      .from(offers)
      .where(openOffers(now))
      .groupBy(part)
      .orderBy(part)
  },

  async *listEntries(database, part, now) {
    const rows = rowsOfPart(part, (after, end, most) =>
      database
        .select({ id: offers.id, slug: offers.slug, updated_at: offers.updated_at })
        .from(offers)
        .where(and(gt(offers.id, after), lt(offers.id, end), openOffers(now)))
        .orderBy(asc(offers.id))
        .limit(most),
    )
    for await (const { id, slug, updated_at } of rows)
      yield { path: `/offres/${id}-${slug}`, changed_at: updated_at }
  },
}
