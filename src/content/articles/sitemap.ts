import { startOfDay } from '#src/shared/dates.ts'
import type { SitemapSource } from '#src/sitemap/source.ts'
import { ARTICLES } from './shared/articles.ts'

/** The articles, which change with the program alone. */
export const articlePages: SitemapSource = {
  name: 'articles',
  listParts: async () => [
    { part: 0, signature: ARTICLES.map(({ slug, published_on }) => `${slug} ${published_on}`).join() },
  ],
  listEntries: async () =>
    ARTICLES.map(({ slug, published_on }) => ({
      path: `/actualites/${slug}`,
      changed_at: startOfDay(published_on),
    })),
}
