import { isNotNull, sql } from 'drizzle-orm'
import { countVerifiedCompanies } from '#src/companies/companies.ts'
import { countOpenOffers } from '#src/offers/offers.ts'
import { offers } from '#src/offers/tables.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { countFindable } from '#src/profiles/profiles.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { formatCount } from '#src/shared/money.ts'
import { measureAllResponses } from '../responses.ts'
import { applications } from '../tables.ts'
import type { SiteFigures } from './contract.ts'

/** A smaller figure says more of chance than of the site, and is not shown. */
const LEAST = { offers: 50, companies: 10, people: 100, answers: 50, measured_offers: 20 } as const
const WEEK_DAYS = 7
/** Offers that were published so many days before their first week was over. */
const MEASURED_DAYS = 90

type FigureName = Exclude<keyof SiteFigures, 'counted_on'>

const WORDS: Record<FigureName, string> = {
  open_offers: 'offres ouvertes aujourd’hui',
  published_offers: 'offres relues et publiées',
  verified_companies: 'sociétés vérifiées, pièces lues',
  answered_rate: 'des candidatures ont eu leur réponse, en 90 jours',
  applications_in_a_week: 'candidatures par offre en 7 jours, ou plus, pour la moitié des offres',
  findable_people: 'personnes acceptent d’être trouvées',
}

const from = (least: number, count: number) => (count >= least ? count : null)

/** Counts what the site says of itself. */
export async function measureSite(database: Database, now: Date): Promise<SiteFigures> {
  const answers = await measureAllResponses(database, now)
  const counts: Record<FigureName, number | null> = {
    open_offers: from(LEAST.offers, await countOpenOffers(database, now)),
    published_offers: from(LEAST.offers, await database.$count(offers, isNotNull(offers.published_at))),
    verified_companies: from(LEAST.companies, await countVerifiedCompanies(database)),
    answered_rate: answers && answers.expected >= LEAST.answers ? answers.rate : null,
    applications_in_a_week: await medianOfFirstWeek(database, now),
    findable_people: from(LEAST.people, await countFindable(database)),
  }
  const present = (name: FigureName) => presentFigure(name, counts[name])
  return {
    counted_on: dayAt(now),
    open_offers: present('open_offers'),
    published_offers: present('published_offers'),
    verified_companies: present('verified_companies'),
    answered_rate: present('answered_rate'),
    applications_in_a_week: present('applications_in_a_week'),
    findable_people: present('findable_people'),
  }
}

function presentFigure(name: FigureName, count: number | null) {
  if (count === null) return null
  const value = name === 'answered_rate' ? `${count}\u00A0%` : formatCount(count)
  return { value, words: WORDS[name] }
}

async function medianOfFirstWeek(database: Database, now: Date): Promise<number | null> {
  const until = after(now, -WEEK_DAYS * DAY)
  const since = after(until, -MEASURED_DAYS * DAY)
  const { offer_id, submitted_at, status, is_entered } = applications
  const [row] = await selectRows<{ offers: number; median: number | null }>(
    database,
    sql`SELECT count(*)::int AS offers, percentile_disc(0.5) WITHIN GROUP (ORDER BY received)::int AS median FROM (
      SELECT (SELECT count(*) FROM ${applications} WHERE ${offer_id} = ${offers.id} AND ${status} <> 'draft' AND NOT ${is_entered}
          AND ${submitted_at} < ${offers.published_at} + ${WEEK_DAYS} * interval '1 day') AS received
      FROM ${offers} WHERE ${offers.published_at} > ${since.toISOString()} AND ${offers.published_at} <= ${until.toISOString()}) AS weeks`,
  )
  return row && row.offers >= LEAST.measured_offers && row.median ? row.median : null
}
