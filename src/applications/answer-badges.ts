import { writeAnswerDays } from '#src/companies/companies.ts'
import { answersInDays } from '#src/companies/shared/answer-badge.ts'
import type { Services } from '#src/platform/services.ts'
import { measureResponses } from './responses.ts'

/**
 * Writes on each company in how many days it answers, measured as on its page. Lists of offers read the column with
 * the company's name, so it costs them no query. Run twice or in parallel, it writes the same.
 */
export async function refreshAnswerBadges({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const measured = await measureResponses(db, 'all', clock.now())
  const earned = [...measured].flatMap(([id, response]) => {
    const days = answersInDays(response)
    return days === null ? [] : [[id, days] as const]
  })
  await writeAnswerDays(db, new Map(earned))
}
