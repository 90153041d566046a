import { and, eq, sql } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatTime } from '#src/shared/dates.ts'
import { isSame } from '#src/shared/is-same.ts'
import { slugify } from '#src/shared/slugs.ts'
import { cleanArticle } from '../clean-article.ts'
import type { Category } from '../shared/categories.ts'
import { ARTICLE_LIMITS } from '../shared/limits.ts'
import { type ArticleMove, canMoveArticle } from '../shared/states.ts'
import { articlePictures, articles } from '../tables.ts'

export type ArticleRow = typeof articles.$inferSelect

/** What a writer changes of an article. */
export interface ArticleInput {
  title: string
  summary: string
  category: Category
  author: string
  slug: string
  body: string
  /** The name of the cover's file, as its address has it. */
  cover: string | null
  cover_alt: string
}

/** The line of an article in the audit log. */
export const subjectOf = (id: number) => `article:${id}`

/** Begins an article. @returns its id */
export async function createArticle(unit: Unit): Promise<number> {
  const { db, now, actor_id } = unit
  const [row] = await db
    .insert(articles)
    .values({
      slug: '',
      title: '',
      category: 'cv',
      author: 'La rédaction',
      created_at: now,
      updated_at: now,
      updated_by_id: actor_id,
    })
    .returning({ id: articles.id })
  if (!row) throw new Error('the article was not kept')
  await audit(unit, { action: 'articles.created', subject: subjectOf(row.id) })
  return row.id
}

/**
 * Keeps what a writer wrote; visitors read it once it is published. What is there already is taken again, because the
 * answer to its first sending may have been lost.
 * @param seen the version that the writer changed
 * @throws HttpError 404 for an unknown article, 409 when a colleague saved another version, 422 on `cover` for a picture
 *   of another article
 */
export async function saveArticle(
  unit: Unit,
  id: number,
  input: ArticleInput,
  seen: number,
): Promise<ArticleRow> {
  const row = await lockArticle(unit, id)
  const { cover, slug, body, ...text } = input
  const values = {
    ...text,
    slug: slugify(slug || input.title).slice(0, ARTICLE_LIMITS.slug),
    body: cleanArticle(body),
    cover_key: cover === null ? null : await findPicture(unit.db, id, cover),
  }
  if (isSame({ ...row, ...values }, row)) return row
  await checkVersion(unit, row, seen)
  return changeArticle(unit, id, values)
}

async function findPicture(database: Database, id: number, name: string): Promise<string> {
  const key = `${name.slice(0, 2)}/${name}`
  const [row] = await database
    .select({ file_key: articlePictures.file_key })
    .from(articlePictures)
    .where(and(eq(articlePictures.article_id, id), eq(articlePictures.file_key, key)))
  if (!row) throw invalid({ cover: ['Cette image n’existe plus. Choisissez-en une autre.'] })
  return row.file_key
}

/**
 * Deletes a draft that never was online, with its pictures.
 * @throws HttpError 404 for an unknown article, 409 for one that is or was online
 */
export async function deleteArticle(unit: Unit, id: number, seen: number) {
  await lockForMove(unit, id, seen, 'delete')
  const pictures = await unit.db
    .delete(articlePictures)
    .where(eq(articlePictures.article_id, id))
    .returning({ key: articlePictures.file_key })
  for (const { key } of pictures) {
    unit.files.remove(key)
    unit.files.remove(key.replace(/\.webp$/, '.small.webp'))
  }
  await unit.db.delete(articles).where(eq(articles.id, id))
  await audit(unit, { action: 'articles.deleted', subject: subjectOf(id) })
}

/** Writes columns of an article as its next version. */
export async function changeArticle(
  { db, now, actor_id }: Unit,
  id: number,
  values: Partial<ArticleRow>,
): Promise<ArticleRow> {
  const [row] = await db
    .update(articles)
    .set({
      ...values,
      version: sql`${articles.version} + 1`,
      updated_at: now,
      ...(actor_id !== null && { updated_by_id: actor_id }),
    })
    .where(eq(articles.id, id))
    .returning()
  if (!row) throw notFound()
  return row
}

/** @throws HttpError 404 for an unknown article, 409 for another version, or a state that this move does not start from */
export async function lockForMove(unit: Unit, id: number, seen: number, move: ArticleMove) {
  const row = await lockArticle(unit, id)
  await checkVersion(unit, row, seen)
  if (!canMoveArticle(row.state, move))
    throw conflict('L’état de cet article a changé entre-temps. Rechargez la page.')
  return row
}

async function lockArticle({ db }: Unit, id: number): Promise<ArticleRow> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

/** @throws HttpError 409, with who saved what the writer has not seen, and when */
async function checkVersion({ db }: Unit, row: ArticleRow, seen: number) {
  if (row.version === seen) return
  const names = await listNames(db, row.updated_by_id === null ? [] : [row.updated_by_id])
  const who = names.get(row.updated_by_id ?? 0) ?? 'Le site'
  throw conflict(`${who} a enregistré une autre version à ${formatTime(row.updated_at)}.`)
}
