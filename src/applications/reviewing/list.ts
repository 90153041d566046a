import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { containsText, titleContains } from '#src/platform/search/text-match.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { startOfDay } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { late, unanswered } from '../answers.ts'
import { type ApplicationRow, followedUpAt } from '../applications.ts'
import { enteredCandidates } from '../entering/tables.ts'
import { opinionConditions } from '../evaluating/opinions.ts'
import { unreadApplications } from '../messages/threads.ts'
import { OUTCOMES, STAGES } from '../shared/states.ts'
import { applications } from '../tables.ts'
import { type RecruiterFilters, recruiterFilters } from './contract.ts'

export const PER_PAGE = 12

export const UNFILTERED = recruiterFilters.parse({})

const PERSON = {
  first_name: users.first_name,
  last_name: users.last_name,
  /** The row of an entered candidate has an address of nobody; the given one is beside the application. */
  email: sql<string>`CASE WHEN ${applications.is_entered} THEN coalesce(${enteredCandidates.email}, '') ELSE ${users.email} END`,
  phone_number: users.phone_number,
  headline: sql<string>`coalesce(${applicantProfiles.headline}, '')`,
  city_id: applicantProfiles.city_id,
}

const enterers = alias(users, 'enterers')

const ENTERED = {
  by_first_name: enterers.first_name,
  by_last_name: enterers.last_name,
  email: enteredCandidates.email,
  way: enteredCandidates.way,
  entered_at: enteredCandidates.entered_at,
  consent_words: enteredCandidates.consent_words,
  consented_on: enteredCandidates.consented_on,
}

export type WithApplicant = Awaited<ReturnType<typeof listForRecruiter>>[number]

function withApplicant(database: Database) {
  return database
    .select({ application: applications, person: PERSON, entered: ENTERED })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicant_id))
    .leftJoin(applicantProfiles, eq(applicantProfiles.user_id, applications.applicant_id))
    .leftJoin(enteredCandidates, eq(enteredCandidates.application_id, applications.id))
    .leftJoin(enterers, eq(enterers.id, enteredCandidates.entered_by))
    .$dynamic()
}

type Direction = 'asc' | 'desc'

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const

/** Two applications that were sent at the same moment are ordered by their number, so that pages never overlap. */
const ORDER = {
  asc: sql`${applications.submitted_at} ASC NULLS FIRST, ${applications.id} ASC`,
  desc: sql`${applications.submitted_at} DESC NULLS LAST, ${applications.id} DESC`,
}

/** Of those that wait for an answer, whose applicant asked for it comes first, whichever way the list is ordered. */
const FOLLOWED_UP = sql`coalesce(${applications.followed_up_at} >= ${applications.submitted_at}, false)`
const RANK = { asc: sql`(NOT ${FOLLOWED_UP})`, desc: sql`(${FOLLOWED_UP})` }

/** @param direction that of the list, or its opposite where it is read backwards */
function orderOf({ status, sort_by_date }: RecruiterFilters, direction: Direction): SQL {
  if (status !== 'waiting') return ORDER[direction]
  return sql`${RANK[sort_by_date]} ${sql.raw(direction)}, ${ORDER[direction]}`
}

function comesAfter(row: ApplicationRow, filters: RecruiterFilters, direction: Direction): SQL {
  const { status, sort_by_date } = filters
  const sent = (row.submitted_at ?? row.created_at).toISOString()
  const sign = direction === 'asc' ? sql`>` : sql`<`
  if (status !== 'waiting')
    return sql`(${applications.submitted_at}, ${applications.id}) ${sign} (${sent}::timestamptz, ${row.id})`
  const isFirst = (followedUpAt(row) !== null) === (sort_by_date === 'desc')
  return sql`(${RANK[sort_by_date]}, ${applications.submitted_at}, ${applications.id}) ${sign} (${isFirst}::boolean, ${sent}::timestamptz, ${row.id})`
}

export async function listForRecruiter(
  database: Database,
  companyId: number,
  filters: RecruiterFilters,
  { page, now, limit = PER_PAGE }: { page: number; now: Date; limit?: number },
) {
  return withApplicant(database)
    .where(and(filtered(database, companyId, filters), statusIs(filters.status, now)))
    .orderBy(orderOf(filters, filters.sort_by_date))
    .limit(limit)
    .offset((page - 1) * limit)
}

interface Batch {
  limit: number
  /** The batch follows this application, the last one of the batch before. */
  after: ApplicationRow | undefined
  now: Date
}

/** Lists the next applications in the order of the list; it costs the same however many were read before. */
export async function listBatch(
  database: Database,
  companyId: number,
  filters: RecruiterFilters,
  { limit, after: last, now }: Batch,
) {
  const direction = filters.sort_by_date
  const isNext = last && comesAfter(last, filters, direction)
  return withApplicant(database)
    .where(and(filtered(database, companyId, filters), statusIs(filters.status, now), isNext))
    .orderBy(orderOf(filters, direction))
    .limit(limit)
}

export async function findWithApplicant(database: Database, id: number) {
  const [row] = await withApplicant(database).where(eq(applications.id, id))
  if (!row) throw new Error('the application has no applicant')
  return row
}

/** The status is left out here, so that the chips count under the same filters. */
function filtered(database: Database, companyId: number, filters: RecruiterFilters): SQL | undefined {
  const { name, title, offer_id, start_date, end_date, city, messages } = filters
  return and(
    eq(applications.company_id, companyId),
    ne(applications.status, 'draft'),
    offer_id ? eq(applications.offer_id, offer_id) : undefined,
    name && name.length > 3
      ? containsText(
          sql`(${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.first_name})`,
          name,
        )
      : undefined,
    title && title.length > 3 ? titleContains(sql`${applications.offer_copy}->>'title'`, title) : undefined,
    start_date ? gte(applications.submitted_at, startOfDay(start_date)) : undefined,
    end_date ? lt(applications.submitted_at, after(startOfDay(end_date), DAY)) : undefined,
    city ? eq(applicantProfiles.city_id, city) : undefined,
    offer_id ? answered(offer_id, filters) : undefined,
    opinionConditions(companyId, filters),
    messages ? inArray(applications.id, unreadApplications(database, 'company', companyId)) : undefined,
  )
}

/**
 * The questions are the offer's own, so the answers are named by the place of their question. A choice must be the
 * same; of a text some of it is enough.
 */
function answered(offerId: number, { answer_1, answer_2, answer_3 }: RecruiterFilters): SQL | undefined {
  const wanted = [answer_1, answer_2, answer_3].map((answer, place) => {
    if (!answer) return undefined
    const asked = sql`SELECT ${offers.questions} -> ${sql.raw(String(place))} AS question FROM ${offers} WHERE ${offers.id} = ${offerId}`
    const given = sql`given ->> 'answer'`
    return sql`EXISTS (SELECT FROM (${asked}) asked, jsonb_array_elements(${applications.answers}) given
      WHERE given ->> 'question' = question ->> 'text'
        AND CASE WHEN question ->> 'kind' IN ('yes_no', 'choice') THEN ${given} = ${answer} ELSE ${containsText(given, answer)} END)`
  })
  return and(...wanted)
}

/** An application that is refused or over for another reason goes no further. */
const ENDED = ['rejected', 'closed'] as const satisfies (typeof applications.$inferSelect)['status'][]

function statusIs(status: RecruiterFilters['status'], now: Date): SQL | undefined {
  if (status === 'archived') return isNotNull(applications.recruiter_archived_at)
  const kept = isNull(applications.recruiter_archived_at)
  if (!status) return kept
  if (status === 'waiting') return and(kept, unanswered())
  if (status === 'late') return and(kept, late(now))
  if (status === 'open') return and(kept, notInArray(applications.status, ENDED))
  if (status === 'ended') return and(kept, inArray(applications.status, ENDED))
  const column = (STAGES as readonly string[]).includes(status)
    ? applications.stage
    : (OUTCOMES as readonly string[]).includes(status)
      ? applications.outcome
      : applications.status
  return and(kept, sql`${column} = ${status}`)
}

const KEY = sql`CASE WHEN ${applications.recruiter_archived_at} IS NOT NULL THEN 'archived'
  ELSE coalesce(${applications.outcome}, ${applications.stage}, ${applications.status}) END`

/** Counts the applications of each status, stage and outcome under the other filters. */
export async function countForRecruiter(
  database: Database,
  companyId: number,
  filters: RecruiterFilters,
  now: Date,
) {
  const kept = isNull(applications.recruiter_archived_at)
  const unread = inArray(applications.id, unreadApplications(database, 'company', companyId))
  // Joining people and profiles to all applications of a company costs more than the count, so only a filter brings
  // them in.
  const person = filters.name ? sql`JOIN ${users} ON ${users.id} = ${applications.applicant_id}` : sql``
  const profile = filters.city
    ? sql`LEFT JOIN ${applicantProfiles} ON ${applicantProfiles.user_id} = ${applications.applicant_id}`
    : sql``
  const rows = await selectRows<{ key: string; count: number; late: number; unread: number }>(
    database,
    sql`SELECT ${KEY} AS key, count(*)::int AS count,
        (count(*) FILTER (WHERE ${and(kept, late(now))}))::int AS late,
        (count(*) FILTER (WHERE ${and(kept, unread)}))::int AS unread FROM ${applications}
      ${person} ${profile}
      WHERE ${filtered(database, companyId, filters)} GROUP BY 1`,
  )
  const found = Object.fromEntries(rows.map((row) => [row.key, row.count]))
  const keys = ['submitted', 'rejected', 'archived', ...STAGES, ...OUTCOMES] as const
  const counts = Object.fromEntries(keys.map((key) => [key, found[key] ?? 0]))
  const all = keys.reduce((sum, key) => (key === 'archived' ? sum : sum + (found[key] ?? 0)), 0)
  const waiting = (found.submitted ?? 0) + (found.viewed ?? 0)
  const sumOf = (key: 'late' | 'unread') => rows.reduce((sum, row) => sum + row[key], 0)
  const ended = ['rejected' as const, ...OUTCOMES].reduce((sum, key) => sum + (found[key] ?? 0), 0)
  const sums = { all, waiting, open: all - ended, ended, late: sumOf('late'), unread: sumOf('unread') }
  return { ...counts, ...sums } as Record<
    (typeof keys)[number] | 'all' | 'waiting' | 'late' | 'open' | 'ended' | 'unread',
    number
  >
}

export function totalOf(
  counts: Awaited<ReturnType<typeof countForRecruiter>>,
  status: RecruiterFilters['status'],
): number {
  if (!status) return counts.all
  const sum = (keys: readonly (keyof typeof counts)[]) => keys.reduce((all, key) => all + counts[key], 0)
  if (status === 'active') return sum(STAGES)
  if (status === 'closed') return sum(OUTCOMES)
  return status === 'draft' ? 0 : counts[status]
}

interface Near {
  companyId: number
  row: ApplicationRow
  filters: RecruiterFilters
  now: Date
}

export async function findNeighbours(database: Database, near: Near) {
  const direction = near.filters.sort_by_date
  return {
    previous_id: await findNext(database, near, OPPOSITE[direction]),
    next_id: await findNext(database, near, direction),
  }
}

async function findNext(
  database: Database,
  { companyId, row, filters, now }: Near,
  direction: Direction,
): Promise<number | null> {
  const [found] = await database
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicant_id))
    .leftJoin(applicantProfiles, eq(applicantProfiles.user_id, applications.applicant_id))
    .where(
      and(
        filtered(database, companyId, filters),
        statusIs(filters.status, now),
        comesAfter(row, filters, direction),
      ),
    )
    .orderBy(orderOf(filters, direction))
    .limit(1)
  return found?.id ?? null
}
