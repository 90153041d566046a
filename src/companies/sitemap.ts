import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { ADDRESSES_IN_A_FILE, type SitemapSource } from '#src/sitemap/source.ts'
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

  async listEntries(database, part) {
    const first = part * ADDRESSES_IN_A_FILE
    const inPart = and(gte(companies.id, first), lt(companies.id, first + ADDRESSES_IN_A_FILE))
    const rows = await database
      .select({ slug: companies.slug })
      .from(companies)
      .where(and(inPart, eq(companies.status, 'validated')))
      .orderBy(asc(companies.id))
    return rows.map(({ slug }) => ({ path: `/profils/${slug}`, changed_at: null }))
  },
}
