import { and, desc, gt, sql } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { canAdminister, type Permission } from '#src/accounts/shared/admin-permissions.ts'
import { listReportedOffers } from '#src/offers/moderation/waiting.ts'
import type { Database } from '#src/platform/database.ts'
import { listMeasures, type MeasureName } from '#src/platform/measures/measures.ts'
import { throttles } from '#src/platform/tables.ts'
import { after, HOUR, MINUTE } from '#src/shared/durations.ts'
import type { HomeFigure, Unusual } from './contract.ts'

/** An office or a school signs up by the dozen on its best day; more within an hour is looked at. */
const SIGNUPS_OF_NETWORK = 20
const MANY_REPORTS = 3
const REPORTED_LOOKED_AT = 100
/** A queue grows when twice as many wait as an hour ago, and more than these. */
const QUEUE_FROM = 20
/** Answers are compared from so many on: three instead of five says nothing. */
const ANSWERS_FROM = 20
const FEWER = 0.75
const MOST = 5
const COUNTED_SIGNUPS = 'register:hour:'

/** Finds what is not as usual, as far as the role may see it. */
export async function findUnusual(
  database: Database,
  admin: Actor,
  figures: readonly HomeFigure[],
  now: Date,
): Promise<Unusual[]> {
  const may = (permission: Permission) => canAdminister(admin.user.admin_role, permission)
  return [
    ...(may('read mails') ? await findGrowing(database, 'mails', 'mails_waiting', now) : []),
    ...(may('manage jobs') ? await findGrowing(database, 'jobs', 'jobs_waiting', now) : []),
    ...(may('read people') ? await findSignupSpikes(database, now) : []),
    ...(may('read the queue') ? await findMuchReported(database) : []),
    ...findFewerAnswers(figures),
  ]
}

async function findGrowing(
  database: Database,
  kind: 'mails' | 'jobs',
  name: MeasureName,
  now: Date,
): Promise<Unusual[]> {
  const rows = await listMeasures(database, name, after(now, -2 * HOUR), now)
  const last = rows.at(-1)
  if (!last || last.at < after(now, -20 * MINUTE)) return []
  const before = rows.findLast(({ at }) => at <= after(last.at, -HOUR)) ?? rows[0]
  if (!before || before === last || last.value < QUEUE_FROM || last.value < 2 * before.value) return []
  return [{ kind, count: last.value, before: before.value, values: rows.map(({ value }) => value) }]
}

/** The limit of registrations counts them by network for an hour; that count is read. */
async function findSignupSpikes(database: Database, now: Date): Promise<Unusual[]> {
  const rows = await database
    .select({ key: throttles.key, count: throttles.hits })
    .from(throttles)
    .where(
      and(
        gt(throttles.resets_at, now),
        gt(throttles.hits, SIGNUPS_OF_NETWORK - 1),
        sql`starts_with(${throttles.key}, ${COUNTED_SIGNUPS})`,
      ),
    )
    .orderBy(desc(throttles.hits))
    .limit(MOST)
  return rows.map(({ key, count }) => ({
    kind: 'signups',
    network: key.slice(COUNTED_SIGNUPS.length),
    count,
  }))
}

async function findMuchReported(database: Database): Promise<Unusual[]> {
  const rows = await listReportedOffers(database, REPORTED_LOOKED_AT)
  return rows
    .filter(({ reports_count }) => reports_count >= MANY_REPORTS)
    .toSorted((one, other) => other.reports_count - one.reports_count)
    .slice(0, MOST)
    .map(({ id, title, company, reports_count }) => ({
      kind: 'reports',
      offer_id: id,
      title,
      company,
      count: reports_count,
    }))
}

function findFewerAnswers(figures: readonly HomeFigure[]): Unusual[] {
  const { today = 0, last_week = null } = figures.find(({ name }) => name === 'answers') ?? {}
  if (last_week === null || last_week < ANSWERS_FROM || today > FEWER * last_week) return []
  return [{ kind: 'answers', count: today, before: last_week }]
}
