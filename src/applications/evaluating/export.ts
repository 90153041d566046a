import { asc, eq } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { writeMentions } from './mentions.ts'
import { listMentions } from './notes.ts'
import { evaluationCriteria, evaluationRatings, teamNotes } from './tables.ts'

/**
 * A recruiter's copy has what that person thought of applications; an applicant's has nothing of it, because a company
 * keeps it to itself.
 */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const notes = await listWritten(database, userId)
  const ratings = await database
    .select({
      application_id: evaluationRatings.application_id,
      criterion: evaluationCriteria.label,
      value: evaluationRatings.value,
      rated_at: evaluationRatings.rated_at,
    })
    .from(evaluationRatings)
    .innerJoin(evaluationCriteria, eq(evaluationCriteria.id, evaluationRatings.criterion_id))
    .where(eq(evaluationRatings.author_id, userId))
    .orderBy(asc(evaluationRatings.id))
  if (notes.length + ratings.length === 0) return []
  const says = 'les notes que vous avez écrites à votre équipe et vos évaluations de candidatures'
  return [{ name: 'evaluations', says, data: { notes, ratings } }]
}

async function listWritten(database: Database, userId: number) {
  const rows = await database
    .select()
    .from(teamNotes)
    .where(eq(teamNotes.author_id, userId))
    .orderBy(asc(teamNotes.id))
  const mentions = await listMentions(
    database,
    rows.map(({ id }) => id),
  )
  const names = await listNames(database, [...mentions.values()].flat())
  return rows.map(({ application_id, text, created_at, edited_at }) => ({
    application_id,
    text: writeMentions(text, names),
    created_at,
    edited_at,
  }))
}
