import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { cleanArticle } from './clean-article.ts'
import type { Article, ArticleAnswer, ArticleItem } from './contract.ts'
import { articleHref, pictureAddresses } from './shared/addresses.ts'
import type { Category } from './shared/categories.ts'
import { readingMinutes } from './shared/reading-time.ts'
import { articleSlugs, articles, articleVersions } from './tables.ts'

const RELATED = 3

const ITEM = {
  article_id: articles.id,
  slug: articleVersions.slug,
  title: articleVersions.title,
  summary: articleVersions.summary,
  category: articleVersions.category,
  cover_key: articleVersions.cover_key,
  cover_alt: articleVersions.cover_alt,
  words: articleVersions.words,
  first_published_at: articles.first_published_at,
  published_at: articleVersions.published_at,
}
const WHOLE = { ...ITEM, author: articleVersions.author, body: articleVersions.body }

type ItemRow = Pick<
  typeof articleVersions.$inferSelect,
  Exclude<keyof typeof ITEM, 'article_id' | 'first_published_at'>
> & { first_published_at: Date | null }

const live = and(eq(articles.state, 'published'), eq(articleVersions.is_live, true))
const newestFirst = [desc(articles.first_published_at), asc(articles.id)]

function selectItems(database: Database) {
  return database
    .select(ITEM)
    .from(articleVersions)
    .innerJoin(articles, eq(articles.id, articleVersions.article_id))
}

function selectWhole(database: Database) {
  return database
    .select(WHOLE)
    .from(articleVersions)
    .innerJoin(articles, eq(articles.id, articleVersions.article_id))
}

/** Lists a page of the published articles, with how many each subject has. */
export async function listPublished(
  database: Database,
  { category, page, per_page }: { category?: Category | undefined; page: number; per_page: number },
) {
  const rows = await selectItems(database)
    .where(and(live, category && eq(articleVersions.category, category)))
    .orderBy(...newestFirst)
    .limit(per_page)
    .offset((page - 1) * per_page)
  const subjects = await database
    .select({ category: articleVersions.category, count: count() })
    .from(articleVersions)
    .innerJoin(articles, eq(articles.id, articleVersions.article_id))
    .where(live)
    .groupBy(articleVersions.category)
  const total = subjects
    .filter((each) => category === undefined || each.category === category)
    .reduce((sum, each) => sum + each.count, 0)
  return { items: rows.map(presentItem), subjects, total }
}

/** Lists the newest published articles with their texts, for feeds. */
export async function listNewest(database: Database, most: number): Promise<Article[]> {
  const rows = await selectWhole(database)
    .where(live)
    .orderBy(...newestFirst)
    .limit(most)
  return rows.map(presentArticle)
}

/** Lists those of these articles that are published, in this order. */
export async function listPublishedByIds(database: Database, ids: readonly number[]): Promise<ArticleItem[]> {
  if (ids.length === 0) return []
  const rows = await selectItems(database).where(and(live, inArray(articles.id, [...ids])))
  const byId = new Map(rows.map((row) => [row.article_id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentItem(row)] : []
  })
}

/**
 * Reads a published article by a name that it has or had.
 * @throws HttpError 404 for a name that no published article ever had
 */
export async function findPublished(database: Database, slug: string): Promise<ArticleAnswer> {
  const [named] = await database
    .select({ id: articles.id, state: articles.state, category: articles.category })
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.article_id))
    .where(eq(articleSlugs.slug, slug))
  if (!named) throw notFound()
  const related = await listRelated(database, named)
  if (named.state !== 'published') return { data: null, moved_to: null, is_gone: true, related }
  const [row] = await selectWhole(database).where(and(live, eq(articles.id, named.id)))
  if (!row) throw notFound()
  if (row.slug !== slug) return { data: null, moved_to: articleHref(row.slug), is_gone: false, related: [] }
  return { data: presentArticle(row), moved_to: null, is_gone: false, related }
}

/** Three other articles, those of the same subject first. */
async function listRelated(
  database: Database,
  { id, category }: { id: number; category: Category },
): Promise<ArticleItem[]> {
  const rows = await selectItems(database)
    .where(and(live, ne(articles.id, id)))
    .orderBy(desc(sql`${articleVersions.category} = ${category}`), ...newestFirst)
    .limit(RELATED)
  return rows.map(presentItem)
}

function presentItem(row: ItemRow): ArticleItem {
  const { slug, title, summary, category, cover_key, cover_alt, words } = row
  return {
    slug,
    title,
    summary,
    category,
    published_at: (row.first_published_at ?? row.published_at).toISOString(),
    minutes: readingMinutes(words),
    cover: cover_key ? { ...pictureAddresses(cover_key), alt: cover_alt } : null,
  }
}

function presentArticle(row: ItemRow & { author: string; body: string }): Article {
  const { author, body, published_at, first_published_at } = row
  const isCorrected = first_published_at !== null && published_at > first_published_at
  return {
    ...presentItem(row),
    author,
    body: cleanArticle(body),
    corrected_at: isCorrected ? published_at.toISOString() : null,
  }
}
