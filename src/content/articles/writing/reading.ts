import { and, asc, count, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { ArticleState } from '../shared/states.ts'
import { articles, articleVersions } from '../tables.ts'
import type { ArticleRow } from './articles.ts'

interface WrittenSearch {
  /** Part of the title or of the text. */
  q?: string | undefined
  state?: ArticleState | undefined
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
}

/** Lists a page of all articles, by their last change. */
export async function listWritten(
  database: Database,
  { q, state, sort_by_date, page, per_page }: WrittenSearch,
) {
  const like = q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const condition = and(
    like ? or(ilike(articles.title, like), ilike(articles.body, like)) : undefined,
    state && eq(articles.state, state),
  )
  const order = sort_by_date === 'asc' ? asc : desc
  const rows = await database
    .select()
    .from(articles)
    .where(condition)
    .orderBy(order(articles.updated_at), order(articles.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [total] = await database.select({ count: count() }).from(articles).where(condition)
  return { rows, total: total?.count ?? 0 }
}

/** Reads an article as its writers have it, and what of it is online. @throws HttpError 404 for an unknown one */
export async function findWritten(database: Database, id: number) {
  const [row] = await database.select().from(articles).where(eq(articles.id, id))
  if (!row) throw notFound()
  const versions = await database
    .select()
    .from(articleVersions)
    .where(eq(articleVersions.article_id, id))
    .orderBy(desc(articleVersions.id))
  const live = versions.find(({ is_live }) => is_live)
  return {
    row,
    versions,
    has_changes: live !== undefined && FIELDS.some((field) => row[field] !== live[field]),
  }
}

/** Lists the titles and states of these articles, in no order. */
export async function listArticleStates(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return database
    .select(TITLE)
    .from(articles)
    .where(inArray(articles.id, [...ids]))
}

/** Lists the newest articles that are online or will be. */
export async function listReadableTitles(database: Database, most: number) {
  return database
    .select(TITLE)
    .from(articles)
    .where(inArray(articles.state, ['published', 'planned']))
    .orderBy(desc(articles.updated_at), desc(articles.id))
    .limit(most)
}

const TITLE = {
  id: articles.id,
  title: articles.title,
  state: articles.state,
  planned_for: articles.planned_for,
}

/** What visitors read of an article. */
const FIELDS = [
  'slug',
  'title',
  'summary',
  'category',
  'author',
  'body',
  'cover_key',
  'cover_alt',
] as const satisfies (keyof ArticleRow)[]
