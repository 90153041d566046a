import { asc, gt, sql } from 'drizzle-orm'
import { inPages } from '#src/platform/each-row.ts'
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
    const after = (path: string | undefined, most: number) =>
      database
        .select({ path: landingPages.path, changed_at: landingPages.changed_at })
        .from(landingPages)
        .where(path === undefined ? undefined : gt(landingPages.path, path))
        .orderBy(asc(landingPages.path))
        .limit(most)
        .offset(path === undefined ? part * ADDRESSES_IN_A_FILE : 0)
    let left = ADDRESSES_IN_A_FILE
    const rows = inPages<Awaited<ReturnType<typeof after>>[number]>(
      (last, most) => after(last?.path, Math.min(most, left)),
      ENTRIES_AT_ONCE,
    )
    for await (const { path, changed_at } of rows) {
      left -= 1
      yield { path: landingHref(path), changed_at }
    }
  },
}
