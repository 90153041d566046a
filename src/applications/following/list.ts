import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Database, selectRows } from '#src/platform/database.ts'
import { titleContains } from '#src/platform/search/text-match.ts'
import { type ApplicationRow, isReadableBy, seenStage, seenStatus } from '../applications.ts'
import { countDrafts, type ListedDraft, listDrafts } from '../drafts/drafts.ts'
import { countUnreadThreads, unreadApplications } from '../messages/threads.ts'
import { OUTCOMES, STAGES } from '../shared/states.ts'
import { applicationEvents, applications } from '../tables.ts'
import type { ApplicantCounts, applicationFilters } from './contract.ts'

export const PER_PAGE = 12
export type Filters = z.output<typeof applicationFilters>

const IN_PROGRESS = sql`${seenStatus} IN ('submitted', 'active')`
const ENDED = sql`${seenStatus} IN ('rejected', 'closed')`
/** Drafts have a table of their own; a row with this state was written by a version before. */
const SENT = ne(applications.status, 'draft')
const KEPT = and(SENT, isNull(applications.applicant_archived_at))
const WHEN = sql`coalesce(${applications.submitted_at}, ${applications.created_at})`

/**
 * What waits for the person comes first, then what is going on, then what is over, whatever the order of the dates.
 * @param concerned applications in which the person has something to choose
 */
function rankOf(concerned: readonly number[]): SQL {
  const chosen = concerned.length > 0 ? inArray(applications.id, [...concerned]) : sql`false`
  return sql`CASE WHEN ${applications.applicant_archived_at} IS NOT NULL OR ${ENDED} THEN 3
    WHEN (${seenStatus} = 'active' AND ${seenStage} = 'offer_made') OR ${chosen} THEN 1 ELSE 2 END`
}

/**
 * Lists one page of the applications that this person sent; archived ones are there only when they are asked for.
 */
export async function listApplicationsOf(
  database: Database,
  applicantId: number,
  filters: Filters,
  concerned: readonly number[],
) {
  const where = and(
    isReadableBy(applicantId),
    statusIs(filters.status),
    titleHolds(filters),
    filters.messages
      ? inArray(applications.id, unreadApplications(database, 'applicant', applicantId))
      : undefined,
  )
  const direction = filters.sort_by_date === 'asc' ? sql`ASC` : sql`DESC`
  const rows = await database
    .select()
    .from(applications)
    .where(where)
    .orderBy(sql`${rankOf(concerned)}, ${WHEN} ${direction}, ${applications.id} ${direction}`)
    .limit(PER_PAGE)
    .offset((filters.page - 1) * PER_PAGE)
  const [total] = await database.select({ count: sql<number>`count(*)::int` }).from(applications).where(where)
  return { rows, total: total?.count ?? 0 }
}

/** Drafts stand before the first page, where the filters let them. */
export async function listDraftsOf(
  database: Database,
  applicantId: number,
  filters: Filters,
): Promise<ListedDraft[]> {
  const { page, status, messages } = filters
  if (page > 1 || messages || (status && status !== 'draft' && status !== 'in_progress')) return []
  return listDrafts(database, applicantId, searchedTitle(filters))
}

/** The specification filters by a title only from four characters on. */
function searchedTitle({ title }: Filters): string | undefined {
  return title && title.length > 3 ? title : undefined
}

function titleHolds(filters: Filters): SQL | undefined {
  const title = searchedTitle(filters)
  return title === undefined ? undefined : titleContains(sql`${applications.offer_copy}->>'title'`, title)
}

function statusIs(status: Filters['status']): SQL | undefined {
  if (status === 'archived') return isNotNull(applications.applicant_archived_at)
  return and(KEPT, status ? stateIs(status) : undefined)
}

function stateIs(status: NonNullable<Filters['status']>): SQL {
  if (status === 'in_progress') return IN_PROGRESS
  if (status === 'ended') return ENDED
  if ((STAGES as readonly string[]).includes(status))
    return sql`${seenStatus} = 'active' AND ${seenStage} = ${status}`
  if ((OUTCOMES as readonly string[]).includes(status))
    return sql`${seenStatus} = 'closed' AND ${applications.outcome} = ${status}`
  return sql`${seenStatus} = ${status}`
}

/** Counts the applications of each tab, whatever the filters. */
export async function countApplicationsOf(database: Database, applicantId: number): Promise<ApplicantCounts> {
  const unread = await countUnreadThreads(database, 'applicant', applicantId)
  const draft = await countDrafts(database, applicantId)
  const [row] = await selectRows<Omit<ApplicantCounts, 'unread' | 'draft'>>(
    database,
    sql`SELECT
      count(*) FILTER (WHERE ${KEPT})::int AS "all",
      count(*) FILTER (WHERE ${KEPT} AND ${IN_PROGRESS})::int AS in_progress,
      count(*) FILTER (WHERE ${KEPT} AND ${ENDED})::int AS ended,
      count(*) FILTER (WHERE ${applications.applicant_archived_at} IS NOT NULL)::int AS archived
    FROM ${applications} WHERE ${isReadableBy(applicantId)}`,
  )
  const sent = row ?? { all: 0, in_progress: 0, ended: 0, archived: 0 }
  return { ...sent, all: sent.all + draft, draft, unread }
}

/** Lists why each of these was refused, as far as the applicant may know it. */
export async function listReasons(database: Database, rows: ApplicationRow[]): Promise<Map<number, string>> {
  const ids = rows.filter((row) => row.status === 'rejected' && !row.withheld_status).map((row) => row.id)
  if (ids.length === 0) return new Map()
  const events = await database
    .select({ id: applicationEvents.application_id, reason: applicationEvents.reason })
    .from(applicationEvents)
    .where(
      and(
        inArray(applicationEvents.application_id, ids),
        eq(applicationEvents.to_status, 'rejected'),
        eq(applicationEvents.visible_to_applicant, true),
      ),
    )
    .orderBy(applicationEvents.id)
  return new Map(events.flatMap(({ id, reason }) => (reason ? [[id, reason] as const] : [])))
}
