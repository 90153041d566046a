import { and, count, eq, sql } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { dayAtAntananarivo } from '#src/platform/database/local-time.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { OfferApplications } from '../application-facts.ts'
import { VISIT_SOURCES, type VisitSource } from '../shared/life.ts'
import { offerDays, offers, savedOffers } from '../tables.ts'
import type { OfferStatistics } from './contract.ts'

/** Only this many latest days have a row of their own. */
const MOST_DAYS = 366

const NOTHING = {
  views_count: 0,
  visitors_count: 0,
  openings_count: 0,
  saves_count: 0,
  applications_count: 0,
}
type Figures = typeof NOTHING
const NAMES = Object.keys(NOTHING) as (keyof Figures)[]

/**
 * Reads the statistics of an offer. The days and `others` add up to the totals.
 * @throws HttpError 404 for another company's offer
 */
export async function readStatistics(
  database: Database,
  member: Member,
  id: number,
  facts: OfferApplications,
  now: Date,
): Promise<OfferStatistics> {
  const [offer] = await database
    .select(dated)
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.company_id, member.company.id)))
  if (!offer) throw notFound()
  const { visits, applied, counted, days } = await countDays(database, offer, facts, now)
  const every = sumOf([...counted.values()])
  // Before days were recorded, views were one figure that counted each visitor once a day.
  const earlier = Math.max(0, offer.views_count - every.views_count)
  const totals = {
    ...every,
    views_count: every.views_count + earlier,
    visitors_count: every.visitors_count + earlier,
  }
  return {
    totals,
    days,
    others: othersOf(totals, sumOf(days)),
    sources: sourcesOf([...visits, ...applied]),
    first_answer: await facts.measureFirstAnswers(database, id, now),
  }
}

const dated = {
  id: offers.id,
  views_count: offers.views_count,
  published_at: offers.published_at,
  closed_at: offers.closed_at,
  archived_at: offers.archived_at,
}
type Dated = Pick<typeof offers.$inferSelect, keyof typeof dated>

/** Reads the figures of each day of an offer, from its publication until now or its end; none for an unknown one. */
export async function listOfferDays(
  database: Database,
  offerId: number,
  facts: Pick<OfferApplications, 'countReceived'>,
  now: Date,
): Promise<OfferStatistics['days']> {
  const [offer] = await database.select(dated).from(offers).where(eq(offers.id, offerId))
  return offer ? (await countDays(database, offer, facts, now)).days : []
}

async function countDays(
  database: Database,
  offer: Dated,
  facts: Pick<OfferApplications, 'countReceived'>,
  now: Date,
) {
  const visits = await database.select().from(offerDays).where(eq(offerDays.offer_id, offer.id))
  const saves = await countSavesPerDay(database, offer.id)
  const applied = await facts.countReceived(database, offer.id)
  const counted = byDay([
    ...visits.map(({ day, ...row }): Counted => [day, row]),
    ...[...saves].map(([day, saves_count]): Counted => [day, { saves_count }]),
    ...applied.map(({ day, applications_count }): Counted => [day, { applications_count }]),
  ])
  const days = daysOf(offer.published_at, offer.closed_at ?? offer.archived_at ?? now).map((day) => ({
    day,
    ...(counted.get(day) ?? NOTHING),
  }))
  return { visits, applied, counted, days }
}

/** Counts the saves that still stand; removed ones leave no trace. */
async function countSavesPerDay(database: Database, offerId: number): Promise<Map<string, number>> {
  const day = dayAtAntananarivo(savedOffers.saved_at)
  const rows = await database
    .select({ day, count: count() })
    .from(savedOffers)
    .where(eq(savedOffers.offer_id, offerId))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.day, row.count]))
}

type Counted = [day: string, figures: Partial<Figures>]

function byDay(counted: readonly Counted[]): Map<string, Figures> {
  const found = Map.groupBy(counted, ([day]) => day)
  return new Map([...found].map(([day, each]) => [day, sumOf(each.map(([, figures]) => figures))]))
}

function sumOf(each: readonly Partial<Figures>[]): Figures {
  const sum = (name: keyof Figures) => each.reduce((all, figures) => all + (figures[name] ?? 0), 0)
  return Object.fromEntries(NAMES.map((name) => [name, sum(name)])) as Figures
}

function othersOf(totals: Figures, shown: Figures): Figures | null {
  const rest = Object.fromEntries(NAMES.map((name) => [name, totals[name] - shown[name]])) as Figures
  return NAMES.some((name) => rest[name] > 0) ? rest : null
}

function daysOf(from: Date | null, to: Date): string[] {
  if (!from || from > to) return []
  const [first, last] = [startOfDay(dayAt(from)), startOfDay(dayAt(to))]
  const length = Math.round((last.getTime() - first.getTime()) / DAY) + 1
  const shown = Math.min(length, MOST_DAYS)
  return Array.from({ length: shown }, (_, index) => dayAt(after(last, (index + 1 - shown) * DAY)))
}

type Sourced = Partial<Figures> & { source: VisitSource | null }

function sourcesOf(counted: readonly Sourced[]): OfferStatistics['sources'] {
  return VISIT_SOURCES.flatMap((source) => {
    const rows = counted.filter((row) => row.source === source)
    const { saves_count: _, ...figures } = sumOf(rows)
    return rows.length > 0 ? [{ source, ...figures }] : []
  }).sort((one, other) => other.views_count - one.views_count)
}
