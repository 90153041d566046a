import { eq, inArray } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { applications } from '../tables.ts'
import { lastQuestions } from './tables.ts'

/** Deletes what a person was asked about their applications with the answers, which no figure counts any more. */
export async function eraseLastQuestions({ db }: Unit, userId: number): Promise<void> {
  const own = db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.applicant_id, userId))
  await db.delete(lastQuestions).where(inArray(lastQuestions.application_id, own))
}
