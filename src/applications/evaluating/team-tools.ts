import { sql } from 'drizzle-orm'
import { offers } from '#src/offers/tables.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { applications } from '../tables.ts'
import { applicationEvaluations, companyTags, evaluationCriteria } from './tables.ts'

/** From so many applications on, one person alone sorts by more than a stage and a score. */
const MANY = 20

/**
 * Tells whether a company is shown what a team sorts by: criteria, assignments and tags. One person alone with few
 * applications is spared them, until one of them is in use.
 * @param members how many people the company has
 */
export async function wantsTeamTools(
  database: Database,
  companyId: number,
  members: number,
): Promise<boolean> {
  if (members > 1) return true
  const [row] = await selectRows<{ wants: boolean }>(
    database,
    sql`SELECT EXISTS (SELECT 1 FROM ${companyTags} WHERE company_id = ${companyId})
        OR EXISTS (SELECT 1 FROM ${applicationEvaluations} WHERE company_id = ${companyId})
        OR EXISTS (SELECT 1 FROM ${applications} WHERE company_id = ${companyId} OFFSET ${MANY - 1})
        OR EXISTS (
          SELECT 1 FROM ${evaluationCriteria} criterion
          JOIN ${offers} offer ON offer.id = criterion.offer_id WHERE offer.company_id = ${companyId}
        ) AS wants`,
  )
  return row?.wants ?? false
}
