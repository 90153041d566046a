import { and, eq, lte } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import { type FieldErrors, HttpError, invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { countWords } from '../shared/reading-time.ts'
import { articleSlugs, articles, articleVersions } from '../tables.ts'
import { type ArticleRow, changeArticle, lockForMove, subjectOf } from './articles.ts'

/** Names under /actualites that are no articles. */
const RESERVED_SLUGS = new Set(['rss', 'pictures'])

/**
 * Puts the article online as it is written now, whether for the first time, once more, or with corrections.
 * @throws HttpError 404 for an unknown article, 409 for another version, 422 on what is missing
 */
export async function publishArticle(unit: Unit, id: number, seen: number): Promise<ArticleRow> {
  return putOnline(unit, await lockForMove(unit, id, seen, 'publish'))
}

/**
 * Has the article published at a moment to come.
 * @throws HttpError as `publishArticle`, and 422 on `at` for a moment that has passed
 */
export async function planArticle(unit: Unit, id: number, seen: number, at: Date): Promise<ArticleRow> {
  const row = await lockForMove(unit, id, seen, 'plan')
  if (at <= unit.now) throw invalid({ at: ['Choisissez un moment à venir.'] })
  await checkPublishable(unit, row)
  await audit(unit, { action: 'articles.planned', subject: subjectOf(id), details: { at: at.toISOString() } })
  return changeArticle(unit, id, { state: 'planned', planned_for: at })
}

/** @throws HttpError 404 for an unknown article, 409 for one that is not planned or has another version */
export async function unplanArticle(unit: Unit, id: number, seen: number): Promise<ArticleRow> {
  await lockForMove(unit, id, seen, 'unplan')
  await audit(unit, { action: 'articles.unplanned', subject: subjectOf(id) })
  return changeArticle(unit, id, { state: 'draft', planned_for: null })
}

/** Takes the article offline for the reason that its colleagues read. @throws HttpError 404 and 409 as above */
export async function withdrawArticle(
  unit: Unit,
  id: number,
  seen: number,
  why: string,
): Promise<ArticleRow> {
  await lockForMove(unit, id, seen, 'withdraw')
  await audit(unit, { action: 'articles.withdrawn', subject: subjectOf(id), details: { why } })
  return changeArticle(unit, id, { state: 'withdrawn', withdrawn_at: unit.now, withdrawal_reason: why })
}

/** Publishes what is due. One that can't be published any more goes back among the drafts, and the log says so. */
export async function publishDueArticles(services: Services) {
  const now = services.clock.now()
  const due = await services.db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.state, 'planned'), lte(articles.planned_for, now)))
  await forEachRow(due, async ({ id }) => {
    await inTransaction(services, null, (unit) => publishPlanned(unit, id)).catch(async (error: unknown) => {
      if (!(error instanceof HttpError && error.status === 422)) throw error
      await inTransaction(services, null, (unit) => failPlan(unit, id, error.message))
    })
  })
}

async function publishPlanned(unit: Unit, id: number) {
  const row = await lockPlanned(unit, id)
  if (row) await putOnline(unit, row)
}

async function failPlan(unit: Unit, id: number, why: string) {
  if (!(await lockPlanned(unit, id))) return
  await audit(unit, { action: 'articles.plan-failed', subject: subjectOf(id), details: { why } })
  await changeArticle(unit, id, { state: 'draft', planned_for: null })
}

/** Looks again whether it is due, because another process may have published it. */
async function lockPlanned({ db, now }: Unit, id: number): Promise<ArticleRow | undefined> {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.state, 'planned'), lte(articles.planned_for, now)))
    .for('update')
  return row
}

async function putOnline(unit: Unit, row: ArticleRow): Promise<ArticleRow> {
  const { db, now, actor_id } = unit
  const { id, slug, title, summary, category, author, body, cover_key, cover_alt } = row
  await checkPublishable(unit, row)
  await db.insert(articleSlugs).values({ slug, article_id: id }).onConflictDoNothing()
  await db
    .update(articleVersions)
    .set({ is_live: false })
    .where(and(eq(articleVersions.article_id, id), eq(articleVersions.is_live, true)))
  await db.insert(articleVersions).values({
    article_id: id,
    is_live: true,
    slug,
    title,
    summary,
    category,
    author,
    body,
    cover_key,
    cover_alt,
    words: countWords(body),
    published_at: now,
    published_by_id: actor_id,
  })
  const isCorrection = row.state === 'published'
  const action = isCorrection ? 'articles.corrected' : 'articles.published'
  await audit(unit, { action, subject: subjectOf(id) })
  return changeArticle(unit, id, {
    state: 'published',
    first_published_at: row.first_published_at ?? now,
    planned_for: null,
    withdrawn_at: null,
    withdrawal_reason: null,
  })
}

/** @throws HttpError 422 on every field that an article can't be read without */
async function checkPublishable({ db }: Unit, row: ArticleRow) {
  const errors: FieldErrors = {}
  if (!row.title) errors.title = ['Donnez un titre à l’article.']
  if (!row.summary)
    errors.summary = ['Résumez l’article en une phrase\u00A0: les listes et les partages la montrent.']
  if (!row.author) errors.author = ['Dites qui signe l’article.']
  if (countWords(row.body) === 0) errors.body = ['Écrivez le texte de l’article.']
  else if (/<img(?![^>]* alt="[^"]*[^"\s][^"]*")/.test(row.body))
    errors.body = ['Décrivez chaque image du texte\u00A0: qui ne la voit pas lit ces mots.']
  if (row.cover_key && !row.cover_alt)
    errors.cover_alt = ['Décrivez la couverture\u00A0: qui ne la voit pas lit ces mots.']
  const [owner] = await db
    .select({ id: articleSlugs.article_id })
    .from(articleSlugs)
    .where(eq(articleSlugs.slug, row.slug))
  if (!row.slug) errors.slug = ['Donnez une adresse à l’article.']
  else if (RESERVED_SLUGS.has(row.slug) || (owner && owner.id !== row.id))
    errors.slug = ['Cette adresse est déjà prise. Choisissez-en une autre.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
