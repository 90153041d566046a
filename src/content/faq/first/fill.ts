import { cleanRichText } from '#src/content/rich-texts/clean.ts'
import { htmlOf } from '#src/content/rich-texts/marks.ts'
import type { Database } from '#src/platform/database.ts'
import { startOfDay } from '#src/shared/dates.ts'
import { faqQuestions, faqVersions } from '../tables.ts'
import { FIRST_QUESTIONS } from './questions.ts'

const WRITTEN_ON = '2026-11-22'

/**
 * Brings the questions that came with the program into the tables, each once: one that is there is an administrator's,
 * whatever it says by now. Several processes may do so at the same time.
 */
export async function fillFirstQuestions(database: Database) {
  const there = await database.select({ anchor: faqQuestions.anchor }).from(faqQuestions)
  const known = new Set(there.map(({ anchor }) => anchor))
  const at = startOfDay(WRITTEN_ON)
  const missing = FIRST_QUESTIONS.flatMap(({ id: group, questions }) =>
    questions.map(({ id: anchor, question, answer }, position) => ({
      anchor,
      group,
      question,
      answer: cleanRichText(htmlOf(answer)),
      is_published: true,
      position,
      created_at: at,
      updated_at: at,
    })),
  ).filter(({ anchor }) => !known.has(anchor))
  if (missing.length === 0) return
  await database.transaction(async (tx) => {
    const rows = await tx.insert(faqQuestions).values(missing).onConflictDoNothing().returning()
    const versions = rows.map(({ id, group, question, answer, is_published }) => ({
      question_id: id,
      group,
      question,
      answer,
      is_published,
      written_at: at,
    }))
    if (versions.length > 0) await tx.insert(faqVersions).values(versions)
  })
}
