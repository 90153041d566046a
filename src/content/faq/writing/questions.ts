import { and, asc, eq, sql } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { cleanRichText } from '#src/content/rich-texts/clean.ts'
import { linesOf } from '#src/content/rich-texts/shared/lines.ts'
import { unknownMarks } from '#src/content/texts/shared/marks.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { isSame } from '#src/shared/is-same.ts'
import { slugify } from '#src/shared/slugs.ts'
import { FAQ_GROUPS, type FaqGroup } from '../shared/groups.ts'
import { faqQuestions, faqVersions } from '../tables.ts'

export type QuestionRow = typeof faqQuestions.$inferSelect

/** What a writer changes of a question. */
export interface QuestionInput {
  group: FaqGroup
  question: string
  answer: string
  is_published: boolean
}

const ANCHOR_MAX = 60
const ASKED = 'Cette question est déjà dans la FAQ.'

/** The line of a question in the audit log. */
const subjectOf = (id: number) => `faq-question:${id}`

/**
 * Begins a question at the end of its group; visitors read it once it has an answer and is published.
 * @returns its id
 * @throws HttpError 422 on `question` for one that is there already, under whatever words its anchor came from
 */
export async function createQuestion(
  unit: Unit,
  { group, question }: Pick<QuestionInput, 'group' | 'question'>,
): Promise<number> {
  const { db, now, actor_id } = unit
  await lockOrder(db)
  const anchor = slugify(question).slice(0, ANCHOR_MAX).replace(/-+$/, '')
  if (!anchor) throw invalid({ question: ['Écrivez la question avec des lettres.'] })
  // Groups have anchors of their own on the same page.
  if (anchor in FAQ_GROUPS) throw invalid({ question: [ASKED] })
  const [last] = await db
    .select({ position: sql<number>`coalesce(max(${faqQuestions.position}), -1)::int` })
    .from(faqQuestions)
    .where(eq(faqQuestions.group, group))
  const [row] = await db
    .insert(faqQuestions)
    .values({
      anchor,
      group,
      question,
      answer: '',
      is_published: false,
      position: (last?.position ?? -1) + 1,
      created_at: now,
      updated_at: now,
      updated_by_id: actor_id,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw invalid({ question: [ASKED] })
  await keepVersion(unit, row)
  await audit(unit, { action: 'faq.created', subject: subjectOf(row.id), details: { after: question } })
  return row.id
}

/**
 * Changes a question; its anchor stays. What is there already is taken again, because the answer to its first sending may
 * have been lost.
 * @param seen the version that the writer changed
 * @throws HttpError 404 for an unknown question, 409 when a colleague changed it meanwhile, 422 on `answer` for one that is to
 *   be published without any, or with a mark that nothing replaces
 */
export async function saveQuestion(
  unit: Unit,
  id: number,
  input: QuestionInput,
  seen: number,
): Promise<QuestionRow> {
  const { db, now, actor_id } = unit
  const [row] = await db.select().from(faqQuestions).where(eq(faqQuestions.id, id)).for('update')
  if (!row) throw notFound()
  const values = { ...input, answer: cleanRichText(input.answer) }
  if (isSame({ ...row, ...values }, row)) return row
  await checkVersion(db, row, seen)
  if (values.is_published && linesOf(values.answer).length === 0)
    throw invalid({ answer: ['Écrivez une réponse avant de la publier.'] })
  const unknown = unknownMarks(values.answer)
  if (unknown.length > 0) throw invalid({ answer: [`Rien ne remplace ${unknown.join(', ')}.`] })
  const [saved] = await db
    .update(faqQuestions)
    .set({
      ...values,
      version: sql`${faqQuestions.version} + 1`,
      updated_at: now,
      updated_by_id: actor_id,
    })
    .where(eq(faqQuestions.id, id))
    .returning()
  if (!saved) throw notFound()
  await keepVersion(unit, saved)
  await audit(unit, { action: actionOf(row, saved), subject: subjectOf(id), details: changeOf(row, saved) })
  return saved
}

/**
 * Puts the questions of a group in this order.
 * @throws HttpError 409 when these are not just the questions of the group, because a colleague added or moved one
 */
export async function orderQuestions(unit: Unit, group: FaqGroup, ids: readonly number[]) {
  const { db } = unit
  await lockOrder(db)
  const rows = await listOf(db, group)
  const before = rows.map(({ id }) => id)
  if (isSame(before, [...ids])) return
  if (!isSame([...before].toSorted(ascending), [...ids].toSorted(ascending)))
    throw conflict('Les questions de cette rubrique ont changé entre-temps. Rechargez la page.')
  for (const [position, id] of ids.entries())
    await db
      .update(faqQuestions)
      .set({ position })
      .where(and(eq(faqQuestions.id, id), sql`${faqQuestions.position} <> ${position}`))
  await audit(unit, {
    action: 'faq.ordered',
    subject: `faq-group:${group}`,
    details: { before, after: [...ids] },
  })
}

const ascending = (one: number, other: number) => one - other

function listOf(database: Database, group: FaqGroup) {
  return database
    .select({ id: faqQuestions.id })
    .from(faqQuestions)
    .where(eq(faqQuestions.group, group))
    .orderBy(asc(faqQuestions.position), asc(faqQuestions.id))
}

/** Two who add or order questions follow one another, so that no two of a group get one place. */
async function lockOrder(database: Database) {
  await database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('faq-order', 0))`)
}

async function keepVersion({ db, now, actor_id }: Unit, row: QuestionRow) {
  const { id, group, question, answer, is_published } = row
  await db.insert(faqVersions).values({
    question_id: id,
    group,
    question,
    answer,
    is_published,
    written_at: now,
    written_by_id: actor_id,
  })
}

function actionOf(before: QuestionRow, after: QuestionRow): string {
  if (before.is_published === after.is_published) return 'faq.changed'
  return after.is_published ? 'faq.published' : 'faq.withdrawn'
}

/** What the log says of a change; the texts themselves are in the history of the question. */
function changeOf(before: QuestionRow, after: QuestionRow): Record<string, unknown> {
  const changed = (['group', 'question', 'answer'] as const).filter((name) => before[name] !== after[name])
  return {
    changed,
    ...(before.question !== after.question && { before: before.question, after: after.question }),
  }
}

/** @throws HttpError 409, with who changed what the writer has not seen, and when */
async function checkVersion(database: Database, row: QuestionRow, seen: number) {
  if (row.version === seen) return
  const names = await listNames(database, row.updated_by_id === null ? [] : [row.updated_by_id])
  const who = names.get(row.updated_by_id ?? 0) ?? 'Le site'
  const when = formatDateTime(row.updated_at)
  throw conflict(`${who} a changé cette question le ${when}. Rien n’est enregistré de votre côté.`)
}
