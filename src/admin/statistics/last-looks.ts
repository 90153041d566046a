import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { waitsForAnswer } from '#src/applications/answers.ts'
import { applications } from '#src/applications/tables.ts'
import { offerAttendance } from '#src/offers/attending/tables.ts'
import { openOffers } from '#src/offers/open.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { LOOKED_WITHIN } from './shared/last-looks.ts'

/**
 * Counts the offers on the site whose applicants wait for an answer, by the whole days since somebody of the company
 * last looked at their applications, or since the offer went online where nobody did. Only the last look is kept, so
 * this is about now and not about a period.
 */
export async function readLastLooks(database: Database, now: Date) {
  const waiting = database
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.offer_id, offers.id), waitsForAnswer()))
  const looked = sql`GREATEST(${offerAttendance.attended_at}, ${offers.published_at})`
  const days = sql<number>`floor(extract(epoch FROM ${now.toISOString()}::timestamptz - ${looked}) / 86400)`
  const rows = await database
    .select({ days: days.mapWith(Number), offers: sql<number>`count(*)`.mapWith(Number) })
    .from(offers)
    .leftJoin(offerAttendance, eq(offerAttendance.offer_id, offers.id))
    .where(and(openOffers(now), exists(waiting)))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`))
  return { median: medianOf(rows), parts: partsOf(rows) }
}

type Row = { days: number; offers: number }

const sum = (rows: Row[]) => rows.reduce((total, { offers }) => total + offers, 0)

function medianOf(rows: Row[]): number | null {
  const half = sum(rows) / 2
  return rows.find((_, index) => sum(rows.slice(0, index + 1)) >= half)?.days ?? null
}

function partsOf(rows: Row[]) {
  const limits = [...LOOKED_WITHIN, null]
  return limits.map((within, index) => {
    const from = limits[index - 1] ?? 0
    const own = rows.filter(({ days }) => days >= from && (within === null || days < within))
    return { within, offers: sum(own) }
  })
}
