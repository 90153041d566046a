import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { AskedQuestion } from './contract.ts'
import { ANSWERABLE_DAYS, OCCASIONS, QUESTIONS_OF } from './shared/questions.ts'
import { type LastQuestionRow, lastQuestions } from './tables.ts'

export const closesAt = ({ asked_at }: Pick<LastQuestionRow, 'asked_at'>) =>
  after(asked_at, ANSWERABLE_DAYS * DAY)

/** Lists the questions that the applicant was asked about this application, and can still answer or has answered. */
export async function listAskedQuestions(
  database: Database,
  applicationId: number,
  now: Date,
): Promise<AskedQuestion[]> {
  const rows = await database
    .select()
    .from(lastQuestions)
    .where(eq(lastQuestions.application_id, applicationId))
  return OCCASIONS.flatMap((occasion) => {
    const row = rows.find((each) => each.occasion === occasion)
    if (!row) return []
    const open_until = closesAt(row) > now ? closesAt(row).toISOString() : null
    return QUESTIONS_OF[occasion]
      .map((question) => ({ question, answer: row[question], open_until }))
      .filter(({ answer }) => open_until !== null || answer !== null)
  })
}
