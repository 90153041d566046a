import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { listedOffer } from '../open.ts'
import { offerEvents, offers } from '../tables.ts'
import { ANSWER_DAYS, UNATTENDED_DAYS } from './shared/delays.ts'
import { offerAttendance } from './tables.ts'

/** A further look within the hour is not written down, unless the offer was asked about meanwhile. */
const FRESH = HOUR

/**
 * Writes down that somebody of the company has just looked at applications to these offers, which also answers the
 * question whether they are still open. It is no part of the change that it follows: its rows would be locked in another
 * order than those of applications.
 */
export async function noteAttention({ db, clock }: Services, offerIds: readonly number[]): Promise<void> {
  const now = clock.now()
  const ids = [...new Set(offerIds)].toSorted((a, b) => a - b)
  if (ids.length === 0) return
  const { attended_at, asked_at, offer_id } = offerAttendance
  await db
    .insert(offerAttendance)
    .values(ids.map((id) => ({ offer_id: id, attended_at: now })))
    .onConflictDoUpdate({
      target: offer_id,
      set: { attended_at: sql`GREATEST(${attended_at}, excluded.attended_at)`, asked_at: null },
      setWhere: sql`${asked_at} IS NOT NULL OR ${attended_at} IS NULL OR ${attended_at} < ${after(now, -FRESH).toISOString()}::timestamptz`,
    })
}

/** Since when an offer that is on the site is asked about, in SQL; null where it is not. Any later change answers too. */
export const pendingSince: SQL<Date | null> =
  sql`CASE WHEN ${offerAttendance.asked_at} IS NOT NULL AND ${listedOffer} AND NOT EXISTS (
  SELECT 1 FROM ${offerEvents} WHERE ${offerEvents.offer_id} = ${offerAttendance.offer_id}
    AND ${offerEvents.at} >= ${offerAttendance.asked_at}) THEN ${offerAttendance.asked_at} END`.mapWith(
    offerAttendance.asked_at,
  )

/** Since when an offer is paused because nobody answered, in SQL; null where it is not. */
export const pausedUnattendedAt: SQL<Date | null> = sql`CASE WHEN ${offers.paused} THEN (
  SELECT CASE ${offerEvents.kind} WHEN 'paused_unattended' THEN ${offerEvents.at} END FROM ${offerEvents}
  WHERE ${offerEvents.offer_id} = ${offers.id} ORDER BY ${offerEvents.at} DESC, ${offerEvents.id} DESC LIMIT 1) END`.mapWith(
  offerEvents.at,
)

/** The moment at which an offer is paused that was asked about at this one. */
export const answerDueAt = (asked: Date): Date => after(asked, ANSWER_DAYS * DAY)

/** Whether nobody of the company has touched an offer, looked at its applications or been asked for the delay, in SQL. */
export function isUnattended(now: Date): SQL {
  const since = after(now, -UNATTENDED_DAYS * DAY)
  const { offer_id, at } = offerEvents
  return sql`NOT EXISTS (SELECT 1 FROM ${offerEvents} WHERE ${offer_id} = ${offers.id} AND ${at} > ${since.toISOString()}::timestamptz)
    AND NOT EXISTS (SELECT 1 FROM ${offerAttendance} WHERE ${offerAttendance.offer_id} = ${offers.id}
      AND GREATEST(${offerAttendance.attended_at}, ${offerAttendance.asked_at}) > ${since.toISOString()}::timestamptz)`
}
