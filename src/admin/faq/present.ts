import { listNames } from '#src/accounts/people.ts'
import type { QuestionRow } from '#src/content/faq/writing/questions.ts'
import { findWritten, listWritten } from '#src/content/faq/writing/reading.ts'
import type { Database } from '#src/platform/database.ts'
import type { FaqDesk, FaqRow } from './contract.ts'

export async function presentQuestions(database: Database): Promise<FaqRow[]> {
  const rows = await listWritten(database)
  const names = await namesOf(database, rows)
  return rows.map((row) => presentRow(row, names))
}

/** @throws HttpError 404 for an unknown question */
export async function presentQuestion(database: Database, id: number): Promise<FaqDesk> {
  const { row, versions } = await findWritten(database, id)
  const names = await namesOf(database, [
    row,
    ...versions.map(({ written_by_id }) => ({ updated_by_id: written_by_id })),
  ])
  return {
    ...presentRow(row, names),
    href: `/faq#${row.anchor}`,
    answer: row.answer,
    version: row.version,
    history: versions.map(({ id, group, question, answer, is_published, written_at, written_by_id }) => ({
      id,
      group,
      question,
      answer,
      is_published,
      written_at: written_at.toISOString(),
      written_by: names.get(written_by_id ?? 0) ?? null,
    })),
  }
}

function presentRow(row: QuestionRow, names: ReadonlyMap<number, string>): FaqRow {
  return {
    id: row.id,
    group: row.group,
    question: row.question,
    is_published: row.is_published,
    updated_at: row.updated_at.toISOString(),
    updated_by: names.get(row.updated_by_id ?? 0) ?? null,
  }
}

function namesOf(database: Database, rows: readonly { updated_by_id: number | null }[]) {
  return listNames(
    database,
    rows.flatMap(({ updated_by_id }) => updated_by_id ?? []),
  )
}
