import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { applications } from '../tables.ts'
import { lastQuestions } from './tables.ts'

/** The copy has what the person was asked about their applications, and what they answered. */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const { application_id, occasion, asked_at, answered_at } = lastQuestions
  const { asked_for_money, with_respect, started, still_there } = lastQuestions
  const data = await database
    .select({
      application_id,
      occasion,
      asked_at,
      answered_at,
      asked_for_money,
      with_respect,
      started,
      still_there,
    })
    .from(lastQuestions)
    .innerJoin(applications, eq(applications.id, application_id))
    .where(eq(applications.applicant_id, userId))
    .orderBy(asc(lastQuestions.id))
  if (data.length === 0) return []
  return [
    {
      name: 'dernieres-questions',
      says: 'ce qui vous a été demandé à la fin de vos candidatures, et vos réponses',
      data,
    },
  ]
}
