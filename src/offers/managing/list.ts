import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { atAntananarivo } from '#src/platform/database/local-time.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { titleContains } from '#src/platform/search/text-match.ts'
import { startOfDay } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { pausedUnattendedAt, pendingSince } from '../attending/attendance.ts'
import { offerAttendance } from '../attending/tables.ts'
import { OFFER_STATES, type OfferState, SOON_DAYS } from '../life/shared/transitions.ts'
import { openOffers } from '../open.ts'
import { offerDrafts, offers } from '../tables.ts'
import { neverSubmittedDraft } from '../writing/never-submitted.ts'
import type { ManagedFilters } from './contract.ts'

export const PER_PAGE = 12
/** Titles shorter than this do not filter. */
const TITLE_MIN = 4

const { fts: _fts, search_title: _title, search_body: _body, ...WHOLE } = getTableColumns(offers)
const { description: _description, missions: _missions, profile: _profile, ...COLUMNS } = WHOLE

/** A row of the list, without the texts of the offer. */
export type ManagedRow = Awaited<ReturnType<typeof listManaged>>[number]

function withDraft(database: Database) {
  return database
    .select({
      ...COLUMNS,
      /** Whether there is a new text, being written or waiting for a moderator. */
      has_draft: sql<boolean>`${offerDrafts.offer_id} IS NOT NULL`,
      /** The form of a draft as it was typed. */
      draft_content: sql<Record<
        string,
        unknown
      > | null>`CASE WHEN ${offers.status} = 'draft' THEN ${offerDrafts.content} END`,
      is_change_waiting: sql<boolean>`${offerDrafts.submitted_at} IS NOT NULL`,
      is_never_submitted: neverSubmittedDraft,
      asked_at: pendingSince,
      paused_unattended_at: pausedUnattendedAt,
    })
    .from(offers)
    .leftJoin(offerDrafts, eq(offerDrafts.offer_id, offers.id))
    .leftJoin(offerAttendance, eq(offerAttendance.offer_id, offers.id))
    .$dynamic()
}

interface ListRequest {
  filters: ManagedFilters
  page: number
  now: Date
  /** The ids of the offers with an application without an answer; only the order by urgency reads them. */
  unanswered: number[]
  free: FreelySponsored
}

/** The ids of the offers whose sponsoring came with the plan, when the list is filtered by them; null otherwise. */
type FreelySponsored = readonly number[] | null

/** One page of a company's offers. */
export async function listManaged(database: Database, companyId: number, asked: ListRequest) {
  const { filters, page, now, free } = asked
  const order =
    filters.sort_by_date === 'asc'
      ? [offers.created_at, offers.id]
      : [desc(offers.created_at), desc(offers.id)]
  return withDraft(database)
    .where(and(filtered(companyId, filters, free), stateIs(filters.status, now)))
    .orderBy(...(filters.sort === 'urgent' ? urgency(asked) : []), ...order)
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
}

/**
 * The order by urgency: offers that end soon, the soonest first, then those that are asked about, those with applications
 * without an answer, refused ones, drafts, and the rest.
 */
function urgency({ now, unanswered }: ListRequest): SQL[] {
  const { expires_at, application_deadline, id, status } = offers
  const deadline = atAntananarivo(sql`(${application_deadline} + 1)::timestamp`)
  const ends = sql`LEAST(${expires_at}, ${deadline})`
  const isSoon = sql`(${STATE} = 'published' AND ${ends} < ${after(now, SOON_DAYS * DAY).toISOString()}::timestamptz)`
  const rank = sql`CASE
    WHEN ${isSoon} THEN 0
    WHEN ${pendingSince} IS NOT NULL THEN 1
    WHEN ${unanswered.length > 0 ? inArray(id, unanswered) : sql`false`} THEN 2
    WHEN ${status} = 'rejected' THEN 3
    WHEN ${status} = 'draft' THEN 4
    ELSE 5 END`
  return [rank, sql`CASE WHEN ${isSoon} THEN ${ends} END`]
}

export async function findManaged(
  database: Database,
  companyId: number,
  id: number,
): Promise<ManagedRow | undefined> {
  const [row] = await withDraft(database).where(and(eq(offers.id, id), eq(offers.company_id, companyId)))
  return row
}

/** The conditions of all filters but the state, because the states are counted under the others. */
function filtered(companyId: number, filters: ManagedFilters, free: FreelySponsored): SQL | undefined {
  const { title, start_date, end_date } = filters
  return and(
    eq(offers.company_id, companyId),
    free ? inArray(offers.id, [...free]) : undefined,
    title && title.trim().length >= TITLE_MIN ? titleContains(offers.title, title.trim()) : undefined,
    start_date ? gte(offers.created_at, startOfDay(start_date)) : undefined,
    end_date ? lt(offers.created_at, after(startOfDay(end_date), DAY)) : undefined,
  )
}

/** This is `stateOf` of `transitions.ts` in SQL. */
const STATE = sql<OfferState>`CASE WHEN ${offers.status} = 'published' AND ${offers.paused} THEN 'paused' ELSE ${offers.status} END`

function stateIs(status: ManagedFilters['status'], now: Date): SQL | undefined {
  if (!status) return undefined
  return status === 'active' ? openOffers(now) : sql`${STATE} = ${status}`
}

type Counts = Record<OfferState | 'all', number>

/** Counts the offers in each state under the filters other than the state. */
export async function countManaged(
  database: Database,
  companyId: number,
  { filters, free }: Pick<ListRequest, 'filters' | 'free'>,
) {
  const rows = await selectRows<{ state: OfferState; count: number }>(
    database,
    sql`SELECT ${STATE} AS state, count(*)::int AS count FROM ${offers}
      WHERE ${filtered(companyId, filters, free)} GROUP BY 1`,
  )
  const found = new Map(rows.map((row) => [row.state, row.count]))
  const counts = Object.fromEntries(OFFER_STATES.map((state) => [state, found.get(state) ?? 0]))
  return { ...counts, all: rows.reduce((sum, { count }) => sum + count, 0) } as Counts
}

/** The number of offers in the list under these filters. */
export async function totalOf(
  database: Database,
  companyId: number,
  { filters, free, now }: ListRequest,
  counts: Counts,
): Promise<number> {
  if (filters.status !== 'active') return counts[filters.status ?? 'all']
  return database.$count(offers, and(filtered(companyId, filters, free), openOffers(now)))
}
