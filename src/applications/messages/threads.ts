import { and, count, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Actor, Member } from '#src/abilities/actor.ts'
import { listRecipients } from '#src/accounts/people.ts'
import { listMemberRows } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import {
  type ApplicationRow,
  findApplicationOf,
  findApplicationTo,
  lockApplication,
  seenState,
} from '../applications.ts'
import { applications } from '../tables.ts'
import { type Side, type Silence, silenceOf } from './shared/silence.ts'
import { messageThreads } from './tables.ts'

export type Party = { side: 'applicant'; actor: Actor } | { side: 'company'; actor: Member }

export type ThreadRow = typeof messageThreads.$inferSelect

export const otherSide = (side: Side): Side => (side === 'applicant' ? 'company' : 'applicant')

/** @throws HttpError 404 for an application of which the person is no party */
export function findApplicationFor(database: Database, party: Party, id: number): Promise<ApplicationRow> {
  return party.side === 'applicant'
    ? findApplicationOf(database, party.actor.id, id)
    : findApplicationTo(database, party.actor.company.id, id)
}

/** Locks the application for a change. @throws HttpError 404 for an application of which the person is no party */
export async function lockApplicationFor({ db }: Unit, party: Party, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(db, id)
  const isTheirs =
    party.side === 'applicant'
      ? row?.applicant_id === party.actor.id
      : row?.company_id === party.actor.company.id && row.status !== 'draft'
  if (!row || !isTheirs) throw notFound()
  return row
}

export async function findThread(database: Database, id: number): Promise<ThreadRow | null> {
  const [row] = await database.select().from(messageThreads).where(eq(messageThreads.application_id, id))
  return row ?? null
}

/** Only the thread is locked, so that reading waits for no change of the application. */
export async function lockThread({ db }: Unit, id: number): Promise<ThreadRow | null> {
  const [row] = await db
    .select()
    .from(messageThreads)
    .where(eq(messageThreads.application_id, id))
    .for('update')
  return row ?? null
}

/** Says why this person cannot write in the thread of this application now; null when writing is possible. */
export async function findSilence(
  database: Database,
  party: Party,
  row: ApplicationRow,
  { thread, now }: { thread: ThreadRow | null; now: Date },
): Promise<Silence | null> {
  if (party.side === 'company' && party.actor.company.role === 'reader') return 'reader'
  if (row.is_entered) return 'entered'
  const state = party.side === 'applicant' ? seenState(row) : row
  const company_wrote = thread?.company_wrote ?? false
  const silence = silenceOf(party.side, { state, ended_at: row.decided_at, company_wrote, now })
  if (silence || party.side === 'applicant') return silence
  return (await listRecipients(database, [row.applicant_id])).length > 0 ? null : 'gone'
}

/** Tells the open pages of both sides to read the thread again. */
export async function announceThread(unit: Unit, { applicant_id, company_id }: ApplicationRow | ThreadRow) {
  const members = await listMemberRows(unit.db, company_id)
  for (const user_id of [applicant_id, ...members.map((each) => each.user_id)])
    await announce(unit, { user_id, what: 'notifications' })
}

/** Counts the messages that wait for this person, or for its company, in all threads. */
export async function countUnread(database: Database, actor: Actor): Promise<number> {
  if (actor.kind === 'applicant') return sum(database, 'applicant', actor.id)
  return actor.company?.status === 'validated' ? sum(database, 'company', actor.company.id) : 0
}

async function sum(database: Database, side: Side, id: number): Promise<number> {
  const whose = side === 'applicant' ? messageThreads.applicant_id : messageThreads.company_id
  const unread = unreadOf(side)
  const [row] = await database
    .select({ count: sql<number>`coalesce(sum(${unread}), 0)::int` })
    .from(messageThreads)
    .where(sql`${whose} = ${id} AND ${unread} > 0`)
  return row?.count ?? 0
}

/** Counts what waits for this side in each of these applications; those with nothing are left out. */
export async function listUnread(
  database: Database,
  side: Side,
  applicationIds: number[],
): Promise<Map<number, number>> {
  if (applicationIds.length === 0) return new Map()
  const unread = unreadOf(side)
  const rows = await database
    .select({ id: messageThreads.application_id, unread })
    .from(messageThreads)
    .where(inArray(messageThreads.application_id, applicationIds))
  return new Map(rows.flatMap((row) => (row.unread > 0 ? [[row.id, row.unread] as const] : [])))
}

/** Selects the applications in whose threads something waits for this side, of an applicant or of a company. */
export function unreadApplications(database: Database, side: Side, id: number) {
  const whose = side === 'applicant' ? messageThreads.applicant_id : messageThreads.company_id
  return database
    .select({ id: messageThreads.application_id })
    .from(messageThreads)
    .where(and(eq(whose, id), gt(unreadOf(side), 0)))
}

/**
 * Counts the threads with something that this side has not read, without those that were put away: the filtered list
 * is as long.
 */
export async function countUnreadThreads(database: Database, side: Side, id: number): Promise<number> {
  const { recruiter_archived_at, applicant_archived_at, status } = applications
  const archived = side === 'applicant' ? applicant_archived_at : recruiter_archived_at
  const [row] = await database
    .select({ count: count() })
    .from(applications)
    .where(
      and(
        inArray(applications.id, unreadApplications(database, side, id)),
        isNull(archived),
        ne(status, 'draft'),
      ),
    )
  return row?.count ?? 0
}

function unreadOf(side: Side) {
  return side === 'applicant' ? messageThreads.applicant_unread : messageThreads.company_unread
}
