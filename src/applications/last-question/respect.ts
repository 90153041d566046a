import { and, count, countDistinct, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { MeasuredRespect } from '#src/companies/directory/facts.ts'
import type { Database } from '#src/platform/database.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { applications } from '../tables.ts'
import { lastQuestions } from './tables.ts'

/** Fewer answers say little, and let a company guess who gave them. */
const LEAST_ANSWERS = 5
const MEASURED_FOR = 365 * DAY

/** Measures how many of those who answered within the last twelve months say that the company treated them with respect. */
export async function measureRespect(
  database: Database,
  companyId: number,
  now: Date,
): Promise<MeasuredRespect | null> {
  const { company_id, application_id, answered_at, with_respect } = lastQuestions
  const [counted] = await database
    .select({
      answers: count(),
      people: countDistinct(applications.applicant_id),
      respectful: sql<number>`count(*) FILTER (WHERE ${with_respect})::int`,
    })
    .from(lastQuestions)
    .innerJoin(applications, eq(applications.id, application_id))
    .where(
      and(eq(company_id, companyId), gt(answered_at, after(now, -MEASURED_FOR)), isNotNull(with_respect)),
    )
  if (!counted || counted.people < LEAST_ANSWERS) return null
  return { rate: Math.round((100 * counted.respectful) / counted.answers), answers: counted.answers }
}
