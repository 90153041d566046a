import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { MeasuredRespect } from '#src/companies/directory/facts.ts'
import type { Database } from '#src/platform/database.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { applications } from '../tables.ts'
import { lastQuestions } from './tables.ts'

/** Fewer answers say little, and a figure that moved with each of them would let a company guess who gave it. */
const ANSWERS_AT_ONCE = 5
const MEASURED_FOR = 365 * DAY

/**
 * Measures how many of those who answered within the last twelve months say that the company treated them with respect,
 * from full groups of answers only.
 */
export async function measureRespect(
  database: Database,
  companyId: number,
  now: Date,
): Promise<MeasuredRespect | null> {
  const { company_id, application_id, answered_at, with_respect } = lastQuestions
  const given = database
    .select({
      applicant_id: applications.applicant_id,
      with_respect,
      place: sql<number>`row_number() OVER (ORDER BY ${answered_at}, ${application_id})`.as('place'),
      total: sql<number>`count(*) OVER ()`.as('total'),
    })
    .from(lastQuestions)
    .innerJoin(applications, eq(applications.id, application_id))
    .where(
      and(eq(company_id, companyId), gt(answered_at, after(now, -MEASURED_FOR)), isNotNull(with_respect)),
    )
    .as('given')
  const [counted] = await database
    .select({
      answers: sql<number>`count(*)::int`,
      people: sql<number>`count(DISTINCT ${given.applicant_id})::int`,
      respectful: sql<number>`count(*) FILTER (WHERE ${given.with_respect})::int`,
    })
    .from(given)
    .where(sql`${given.place} <= ${given.total} - ${given.total} % ${ANSWERS_AT_ONCE}`)
  if (!counted || counted.people < ANSWERS_AT_ONCE) return null
  return { rate: Math.round((100 * counted.respectful) / counted.answers), answers: counted.answers }
}
