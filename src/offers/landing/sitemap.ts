import { asc, sql } from 'drizzle-orm'
import { ADDRESSES_IN_A_FILE, ENTRIES_AT_ONCE, type SitemapSource } from '#src/sitemap/source.ts'
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

  async *listEntries(database, part) {
    for (let read = 0; read < ADDRESSES_IN_A_FILE; read += ENTRIES_AT_ONCE) {
      const rows = await database
        .select({ path: landingPages.path, changed_at: landingPages.changed_at })
        .from(landingPages)
        .orderBy(asc(landingPages.path))
        .limit(ENTRIES_AT_ONCE)
        .offset(part * ADDRESSES_IN_A_FILE + read)
      for (const { path, changed_at } of rows) yield { path: landingHref(path), changed_at }
      if (rows.length < ENTRIES_AT_ONCE) return
    }
  },
}
