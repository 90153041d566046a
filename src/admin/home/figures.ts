import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { canAdminister } from '#src/accounts/shared/admin-permissions.ts'
import { users } from '#src/accounts/tables.ts'
import { answerEvent } from '#src/applications/answers.ts'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { countWaitingMails } from '#src/platform/mail/delivery.ts'
import { measures } from '#src/platform/tables.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { paymentLedger } from '#src/subscriptions/payments/tables.ts'
import type { HomeFigure } from './contract.ts'
import { FIGURES, type Figure, READ_WITH } from './shared/kinds.ts'

const DAYS = 14

/** A day until the hour that it is now. */
type Span = Record<'begins' | 'ends', SQL>

/**
 * What each figure counts within a day; each is found by an index on its moment. Mails are not counted by the day: it is
 * how many waited at that hour, or within the hour before.
 */
const COUNTED: Record<Figure, (span: Span) => SQL> = {
  signups: ({ begins, ends }) =>
    sql`SELECT count(*)::int FROM ${users} WHERE ${users.created_at} >= ${begins} AND ${users.created_at} < ${ends}
      AND ${users.userable_type} IN ('applicant', 'recruiter')`,
  offers: ({ begins, ends }) =>
    sql`SELECT count(*)::int FROM ${offers}
      WHERE ${offers.published_at} >= ${begins} AND ${offers.published_at} < ${ends}`,
  applications: ({ begins, ends }) =>
    sql`SELECT count(*)::int FROM ${applications}
      WHERE ${applications.submitted_at} >= ${begins} AND ${applications.submitted_at} < ${ends}
      AND NOT ${applications.is_entered} AND ${applications.status} <> 'draft'`,
  answers: ({ begins, ends }) =>
    sql`SELECT count(*)::int FROM ${applicationEvents}
      WHERE ${applicationEvents.at} >= ${begins} AND ${applicationEvents.at} < ${ends} AND (${answerEvent()})`,
  received: ({ begins, ends }) =>
    sql`SELECT coalesce(sum(${paymentLedger.amount}), 0)::int FROM ${paymentLedger}
      WHERE ${paymentLedger.at} >= ${begins} AND ${paymentLedger.at} < ${ends} AND ${paymentLedger.amount} <> 0`,
  mails_waiting: ({ ends }) =>
    sql`SELECT ${measures.value} FROM ${measures} WHERE ${measures.name} = 'mails_waiting'
      AND ${measures.at} > ${ends} - interval '1 hour' AND ${measures.at} <= ${ends}
      ORDER BY ${measures.at} DESC LIMIT 1`,
  server_errors: ({ begins, ends }) =>
    sql`SELECT coalesce(sum(${measures.value}), 0)::int FROM ${measures} WHERE ${measures.name} = 'server_errors'
      AND ${measures.at} >= ${begins} AND ${measures.at} < ${ends}`,
}

/** Reads the figures of today that the role may see, each beside the thirteen days before at the same hour. */
export async function readFigures(database: Database, admin: Actor, now: Date): Promise<HomeFigure[]> {
  const figures: HomeFigure[] = []
  for (const name of FIGURES)
    if (canAdminister(admin.user.admin_role, READ_WITH[name]))
      figures.push(await readFigure(database, name, now))
  return figures
}

async function readFigure(database: Database, name: Figure, now: Date): Promise<HomeFigure> {
  const days = await countDays(database, name, now)
  if (name === 'mails_waiting') days[DAYS - 1] = (await countWaitingMails(database, now)).waiting
  return {
    name,
    today: days[DAYS - 1] ?? 0,
    yesterday: days[DAYS - 2] ?? null,
    last_week: days[DAYS - 8] ?? null,
    days,
  }
}

async function countDays(database: Database, name: Figure, now: Date): Promise<(number | null)[]> {
  const span = { begins: sql.raw('day.begins'), ends: sql.raw('day.ends') }
  const rows = Array.from({ length: DAYS }, (_, index) => {
    const ends = after(now, (index + 1 - DAYS) * DAY)
    const begins = startOfDay(dayAt(ends))
    return sql`(${index}::int, ${begins.toISOString()}::timestamptz, ${ends.toISOString()}::timestamptz)`
  })
  const counts = await selectRows<{ count: number | null }>(
    database,
    sql`SELECT (${COUNTED[name](span)}) AS count
      FROM (VALUES ${sql.join(rows, sql`, `)}) AS day (number, begins, ends) ORDER BY day.number`,
  )
  return counts.map(({ count }) => count)
}
