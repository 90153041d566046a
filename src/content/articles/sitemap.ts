import { and, asc, eq, sql } from 'drizzle-orm'
import type { SitemapSource } from '#src/sitemap/source.ts'
import { articleHref } from './shared/addresses.ts'
import { articles, articleVersions } from './tables.ts'

const live = and(eq(articles.state, 'published'), eq(articleVersions.is_live, true))

/** The published articles, in one file: there are hundreds of them, not thousands. */
export const articlePages: SitemapSource = {
  name: 'articles',

  async listParts(database) {
    const [row] = await database
      .select({
        count: sql<number>`count(*)::int`,
        signature: sql<string>`count(*) || ' ' || coalesce(sum(${articleVersions.id}), 0)`,
      })
      .from(articleVersions)
      .innerJoin(articles, eq(articles.id, articleVersions.article_id))
      .where(live)
    return row && row.count > 0 ? [{ part: 0, signature: row.signature }] : []
  },

  async *listEntries(database) {
    const rows = await database
      .select({ slug: articleVersions.slug, changed_at: articleVersions.published_at })
      .from(articleVersions)
      .innerJoin(articles, eq(articles.id, articleVersions.article_id))
      .where(live)
      .orderBy(asc(articles.id))
    for (const { slug, changed_at } of rows) yield { path: articleHref(slug), changed_at }
  },
}
