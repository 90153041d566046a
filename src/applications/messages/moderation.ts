import { and, asc, count, countDistinct, eq, isNull, min, sql } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { recordDecision } from '#src/moderation/decisions.ts'
import { CONDUCT } from '#src/moderation/shared/conduct.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { applications } from '../tables.ts'
import { applicationMessages, messageReports } from './tables.ts'
import { announceThread } from './threads.ts'

const WAITS = isNull(messageReports.decided_at)
const TAKEN = 'Un collègue a déjà décidé de ce message. Rien n’est parti de votre côté.'

/** Whether one of the reports that wait on a message is about somebody's conduct. */
const OF_CONDUCT = sql`bool_or(${messageReports.reason} = ${CONDUCT})`

/**
 * Lists the messages that somebody reported since a moderator last looked, the first reported first.
 * @param isConduct those with a report about somebody's conduct, or those without
 */
export function listReportedMessages(database: Database, most: number, isConduct: boolean) {
  const since = min(messageReports.created_at)
  return database
    .select({
      id: applicationMessages.id,
      side: applicationMessages.side,
      company: sql<string>`${applications.offer_copy}->'company'->>'name'`,
      since: sql<Date>`${since}`.mapWith(messageReports.created_at),
      reports_count: count(),
    })
    .from(messageReports)
    .innerJoin(applicationMessages, eq(applicationMessages.id, messageReports.message_id))
    .innerJoin(applications, eq(applications.id, applicationMessages.application_id))
    .where(WAITS)
    .groupBy(applicationMessages.id, applications.id)
    .having(isConduct ? OF_CONDUCT : sql`NOT ${OF_CONDUCT}`)
    .orderBy(asc(since), asc(applicationMessages.id))
    .limit(most)
}

export async function countReportedMessages(database: Database) {
  const { message_id, reason } = messageReports
  const [row] = await database
    .select({
      all: countDistinct(message_id),
      conduct: sql<number>`(count(DISTINCT ${message_id}) FILTER (WHERE ${reason} = ${CONDUCT}))::int`,
    })
    .from(messageReports)
    .where(WAITS)
  const { all = 0, conduct = 0 } = row ?? {}
  return { message: all - conduct, conduct }
}

/**
 * Reads a reported message and the words of its reports, and nothing else of its conversation. @throws HttpError 404
 */
export async function readReportedMessage(database: Database, id: number) {
  const reports = await database
    .select()
    .from(messageReports)
    .where(eq(messageReports.message_id, id))
    .orderBy(asc(messageReports.id))
  const [found] = await database
    .select({ message: applicationMessages, offer: applications.offer_copy })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.application_id))
    .where(eq(applicationMessages.id, id))
  if (!found || reports.length === 0) throw notFound()
  const { author_id } = found.message
  const names = await listNames(database, author_id ? [author_id] : [])
  return { ...found, reports, author: names.get(author_id ?? 0) ?? null }
}

/** Leaves the message where it is. @throws HttpError 409 when a colleague decided before */
export async function clearMessageReports(unit: Unit, id: number) {
  await decide(unit, id)
  await recordDecision(unit, {
    subject: `message:${id}`,
    action: 'messages.reports-cleared',
    before: { reported: true },
    after: { reported: false },
  })
}

/**
 * Removes the message and its file from the conversation, for both sides. @throws HttpError 409 when a colleague
 * decided before
 */
export async function removeMessage(unit: Unit, id: number) {
  await decide(unit, id)
  const [message] = await unit.db
    .update(applicationMessages)
    .set({ removed_at: unit.now })
    .where(and(eq(applicationMessages.id, id), isNull(applicationMessages.removed_at)))
    .returning({ application_id: applicationMessages.application_id })
  if (!message) throw conflict(TAKEN)
  await recordDecision(unit, {
    subject: `message:${id}`,
    action: 'messages.removed',
    before: { removed: false },
    after: { removed: true },
  })
  const [row] = await unit.db.select().from(applications).where(eq(applications.id, message.application_id))
  if (row) await announceThread(unit, row)
}

async function decide({ db, now }: Unit, id: number) {
  const decided = await db
    .update(messageReports)
    .set({ decided_at: now })
    .where(and(eq(messageReports.message_id, id), WAITS))
    .returning({ id: messageReports.id })
  if (decided.length === 0) throw conflict(TAKEN)
}
