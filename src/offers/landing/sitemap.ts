import { asc, sql } from 'drizzle-orm'
import { ADDRESSES_IN_A_FILE, type SitemapSource } from '#src/sitemap/source.ts'
import { landingHref } from './subjects.ts'
import { landingPages } from './tables.ts'

/** The landing pages, in the order of their paths. */
export const landingSource: SitemapSource = {
  name: 'emploi',

  async listParts(database) {
    const [all] = await database
      .select({
        count: sql<number>`count(*)::int`,
        signature: sql<string>`count(*) || ' ' || max(${landingPages.changed_at})`,
      })
      .from(landingPages)
    const { count = 0, signature = '' } = all ?? {}
    const parts = Math.ceil(count / ADDRESSES_IN_A_FILE)
    return Array.from({ length: parts }, (_, part) => ({ part, signature }))
  },

  async listEntries(database, part) {
    const rows = await database
      .select({ path: landingPages.path, changed_at: landingPages.changed_at })
      .from(landingPages)
      .orderBy(asc(landingPages.path))
      .limit(ADDRESSES_IN_A_FILE)
      .offset(part * ADDRESSES_IN_A_FILE)
    return rows.map(({ path, changed_at }) => ({ path: landingHref(path), changed_at }))
  },
}
