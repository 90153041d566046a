import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { ADDRESSES_IN_A_FILE, rowsOfPart, type SitemapSource } from '#src/sitemap/source.ts'
import { companies } from './tables.ts'

/**
 * The pages of the validated companies, without a date: a company's page tells of its answers too, which change by
 * themselves.
 */
export const companyPages: SitemapSource = {
  name: 'societes',

  async listParts(database) {
    const part = sql<number>`(${companies.id} / ${sql.raw(String(ADDRESSES_IN_A_FILE))})`
    return database
      .select({
        part,
        signature: sql<string>`count(*) || ' ' || md5(string_agg(${companies.slug}, ' ' ORDER BY ${companies.id}))`,
      })
      .from(companies)
      .where(eq(companies.status, 'validated'))
      .groupBy(part)
      .orderBy(part)
  },

  async *listEntries(database, part) {
    const rows = rowsOfPart(part, (after, end, most) =>
      database
        .select({ id: companies.id, slug: companies.slug })
        .from(companies)
        .where(and(gt(companies.id, after), lt(companies.id, end), eq(companies.status, 'validated')))
        .orderBy(asc(companies.id))
        .limit(most),
    )
    for await (const { slug } of rows) yield { path: `/profils/${slug}`, changed_at: null }
  },
}
