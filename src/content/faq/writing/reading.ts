import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { faqQuestions, faqVersions } from '../tables.ts'

/** So many earlier texts of a question are shown. */
const MOST_VERSIONS = 50

/** Lists every question, published or not, in the order of its group. */
export function listWritten(database: Database) {
  return database
    .select()
    .from(faqQuestions)
    .orderBy(asc(faqQuestions.group), asc(faqQuestions.position), asc(faqQuestions.id))
}

/** Reads a question with what it said before, the last text first. @throws HttpError 404 for an unknown one */
export async function findWritten(database: Database, id: number) {
  const [row] = await database.select().from(faqQuestions).where(eq(faqQuestions.id, id))
  if (!row) throw notFound()
  const versions = await database
    .select()
    .from(faqVersions)
    .where(eq(faqVersions.question_id, id))
    .orderBy(desc(faqVersions.id))
    .limit(MOST_VERSIONS)
  return { row, versions }
}
