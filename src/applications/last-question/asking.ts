import { and, eq, exists, gt, gte, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isReachable } from '#src/accounts/people.ts'
import { users } from '#src/accounts/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { answerEvent } from '../answers.ts'
import { lockApplication } from '../applications.ts'
import { messageThreads } from '../messages/tables.ts'
import { notifyApplicant } from '../notifying.ts'
import { jobProposals } from '../proposals/tables.ts'
import { applicationEvents, applications } from '../tables.ts'
import { lastQuestionNotification } from './mails.ts'
import { OCCASIONS, type Occasion } from './shared/questions.ts'
import { lastQuestions } from './tables.ts'

/**
 * The question comes so long after the moment that it is about: a day after the end was told, so that the news stands
 * alone, and one and three months after the first day of work.
 */
const ASKED_AFTER: Record<Occasion, number> = { ended: DAY, hired_30: 30 * DAY, hired_90: 90 * DAY }

/** What could not be asked for longer than this, as before the question existed, is not asked any more. */
const LATEST = 30 * DAY

/** Nobody is asked about two applications on one day: of several that ended together each waits for its own. */
const BETWEEN_QUESTIONS = 20 * HOUR

/** Asks applicants the last question, once for each application and occasion. */
export async function askLastQuestions(services: Services): Promise<void> {
  for (const occasion of OCCASIONS) await askOn(services, occasion)
}

async function askOn(services: Services, occasion: Occasion) {
  const { db, clock } = services
  const due = inPages<{ id: number }>((last, most) =>
    db
      .select({ id: applications.id })
      .from(applications)
      .where(and(isDue(db, occasion, clock.now()), last ? gt(applications.id, last.id) : undefined))
      .orderBy(applications.id)
      .limit(most),
  )
  await forEachRow(due, ({ id }) => inTransaction(services, null, (unit) => askOne(unit, id, occasion)))
}

async function askOne(unit: Unit, id: number, occasion: Occasion) {
  const { db, now } = unit
  const row = await lockApplication(db, id)
  // The lock may have waited for another run or for a change, so the row is looked at again after it.
  const isStillDue =
    (await db.$count(applications, and(eq(applications.id, id), isDue(db, occasion, now)))) > 0
  if (!row || !isStillDue) return
  await db
    .insert(lastQuestions)
    .values({ application_id: id, company_id: row.company_id, occasion, asked_at: now })
  await notifyApplicant(unit, row, lastQuestionNotification(row, occasion))
}

function isDue(db: Database, occasion: Occasion, now: Date): SQL | undefined {
  const asked = db
    .select({ id: lastQuestions.id })
    .from(lastQuestions)
    .where(and(eq(lastQuestions.application_id, applications.id), eq(lastQuestions.occasion, occasion)))
  const reader = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, applications.applicant_id), isReachable()))
  const moment = {
    from: after(now, -ASKED_AFTER[occasion] - LATEST),
    until: after(now, -ASKED_AFTER[occasion]),
  }
  return and(
    eq(applications.is_entered, false),
    isNull(applications.withheld_status),
    occasion === 'ended' ? hasEnded(db, moment) : wasHired(db, moment),
    occasion === 'hired_90' ? notExists(neverStarted(db)) : undefined,
    notExists(asked),
    notExists(askedToday(db, now)),
    exists(reader),
  )
}

interface Span {
  from: Date
  until: Date
}

/** The end was told within these moments, and the company had a part in what went before. */
function hasEnded(db: Database, { from, until }: Span): SQL | undefined {
  const { status, outcome, changed_at } = applications
  return and(
    // The words are those of the index.
    sql`${status} in ('rejected', 'closed')`,
    gt(changed_at, from),
    lte(changed_at, until),
    or(isNull(outcome), ne(outcome, 'withdrawn'), hasHeardOfCompany(db)),
  )
}

/** The company wrote to the applicant or answered, so somebody who withdrew has met it. */
function hasHeardOfCompany(db: Database): SQL | undefined {
  const wrote = db
    .select({ id: messageThreads.application_id })
    .from(messageThreads)
    .where(and(eq(messageThreads.application_id, applications.id), eq(messageThreads.company_wrote, true)))
  const answered = db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.application_id, applications.id),
        gte(applicationEvents.at, applications.submitted_at),
        answerEvent(),
      ),
    )
  return or(exists(wrote), exists(answered))
}

/** The first day of work, or the hire where none was agreed on here or it is later, lies within these moments. */
function wasHired(db: Database, { from, until }: Span): SQL | undefined {
  const { id, application_id, start_date, accepted_at } = jobProposals
  const agreed = db
    .select({ start_date })
    .from(jobProposals)
    .where(and(eq(application_id, applications.id), sql`${accepted_at} IS NOT NULL`))
    .orderBy(sql`${id} DESC`)
    .limit(1)
  const began = sql`greatest(${applications.decided_at}, (${agreed})::timestamp AT TIME ZONE 'Indian/Antananarivo')`
  return and(
    eq(applications.outcome, 'hired'),
    lte(applications.decided_at, until),
    sql`${began} > ${from.toISOString()}::timestamptz AND ${began} <= ${until.toISOString()}::timestamptz`,
  )
}

/** Who said after a month that the work had not begun is not asked after three whether it goes on. */
function neverStarted(db: Database) {
  const { id, application_id, started } = lastQuestions
  return db
    .select({ id })
    .from(lastQuestions)
    .where(and(eq(application_id, applications.id), eq(started, false)))
}

function askedToday(db: Database, now: Date) {
  const others = alias(applications, 'others')
  return db
    .select({ id: lastQuestions.id })
    .from(lastQuestions)
    .innerJoin(others, eq(others.id, lastQuestions.application_id))
    .where(
      and(
        eq(others.applicant_id, applications.applicant_id),
        gt(lastQuestions.asked_at, after(now, -BETWEEN_QUESTIONS)),
      ),
    )
}
