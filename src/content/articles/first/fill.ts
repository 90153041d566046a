import { inArray, TransactionRollbackError } from 'drizzle-orm'
import { htmlOf } from '#src/content/rich-texts/marks.ts'
import type { Database } from '#src/platform/database.ts'
import { startOfDay } from '#src/shared/dates.ts'
import { countWords } from '../shared/reading-time.ts'
import { articleSlugs, articles, articleVersions } from '../tables.ts'
import { FIRST_ARTICLES, type FirstArticle } from './articles.ts'

/**
 * Brings the articles that came with the program into the tables, each once: one that is there is an administrator's,
 * whatever its text and its address are by now. Several processes may do so at the same time.
 */
export async function fillFirstArticles(database: Database) {
  const slugs = FIRST_ARTICLES.map(({ slug }) => slug)
  const there = await database
    .select({ slug: articleSlugs.slug })
    .from(articleSlugs)
    .where(inArray(articleSlugs.slug, slugs))
  const known = new Set(there.map(({ slug }) => slug))
  for (const article of FIRST_ARTICLES) if (!known.has(article.slug)) await bringIn(database, article)
}

async function bringIn(
  database: Database,
  { slug, title, summary, category, published_on, load }: FirstArticle,
) {
  const { BODY } = await load()
  const body = htmlOf(BODY)
  const at = startOfDay(published_on)
  const text = { slug, title, summary, category, author: 'La rédaction', body }
  await database
    .transaction(async (tx) => {
      const [row] = await tx
        .insert(articles)
        .values({ ...text, state: 'published', first_published_at: at, created_at: at, updated_at: at })
        .returning({ id: articles.id })
      if (!row) throw new Error('the article was not kept')
      const taken = await tx
        .insert(articleSlugs)
        .values({ slug, article_id: row.id })
        .onConflictDoNothing()
        .returning({ slug: articleSlugs.slug })
      // Another process has just brought it in.
      if (taken.length === 0) return tx.rollback()
      await tx
        .insert(articleVersions)
        .values({ ...text, article_id: row.id, is_live: true, words: countWords(body), published_at: at })
    })
    .catch(ignoreRollback)
}

function ignoreRollback(error: unknown) {
  if (!(error instanceof TransactionRollbackError)) throw error
}
