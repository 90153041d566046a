import { and, asc, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import { lastQuestions } from '#src/applications/last-question/tables.ts'
import { applications } from '#src/applications/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'

/** Of so many people one says that the company was not respectful. */
const ONE_IN = 8

/**
 * The demonstration’s applicant was asked the last question of a refused application this morning, and has not answered;
 * other people whose applications ended have, so that the pages of some companies tell the share of the respectful.
 */
export async function writeLastQuestions(tx: Database, applicantId: number, now: Date) {
  const { id, company_id, applicant_id, status, changed_at, withheld_status, is_entered } = applications
  const { applicant_archived_at } = applications
  const isTold = and(isNull(withheld_status), eq(is_entered, false))
  const [refused] = await tx
    .select({ id, company_id })
    .from(applications)
    .where(and(eq(applicant_id, applicantId), eq(status, 'rejected'), isNull(applicant_archived_at), isTold))
    .orderBy(desc(changed_at), desc(id))
    .limit(1)
  if (refused)
    await tx.insert(lastQuestions).values({
      application_id: refused.id,
      company_id: refused.company_id,
      occasion: 'ended',
      asked_at: after(now, -2 * HOUR),
    })
  const ended = await tx
    .select({ id, company_id, changed_at })
    .from(applications)
    .where(
      and(
        ne(applicant_id, applicantId),
        inArray(status, ['rejected', 'closed']),
        lt(changed_at, after(now, -3 * DAY)),
        isTold,
      ),
    )
    .orderBy(asc(id))
  const answers = ended.map((row, index) => ({
    application_id: row.id,
    company_id: row.company_id,
    occasion: 'ended' as const,
    asked_at: after(row.changed_at, DAY),
    answered_at: after(row.changed_at, DAY + 3 * HOUR),
    asked_for_money: false,
    with_respect: index % ONE_IN !== 0,
  }))
  if (answers.length > 0) await tx.insert(lastQuestions).values(answers)
}
