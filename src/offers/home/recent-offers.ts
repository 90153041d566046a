import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { LOGO } from '#src/companies/companies.ts'
import { presentLogo } from '#src/companies/present.ts'
import { companies } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { openOffers } from '../open.ts'
import { PLACE_COLUMNS } from '../place.ts'
import { offers } from '../tables.ts'

interface Wanted {
  /** Null stands for any sector. */
  activity_area_id: number | null
  /** The ids of the offers that the person knows already. */
  except: number[]
  limit: number
}

/** Offers that take applications now, the latest first. */
export async function listRecentOffers(database: Database, wanted: Wanted, now: Date) {
  const { activity_area_id, except, limit } = wanted
  const rows = await database
    .select({
      id: offers.id,
      slug: offers.slug,
      title: offers.title,
      ...PLACE_COLUMNS,
      contract_id: offers.contract_id,
      min_salary: sql<number | null>`CASE WHEN ${offers.salary_visible} THEN ${offers.min_salary} END`,
      max_salary: sql<number | null>`CASE WHEN ${offers.salary_visible} THEN ${offers.max_salary} END`,
      published_at: sql<Date>`${offers.published_at}`.mapWith(offers.published_at),
      company: { name: companies.name, slug: companies.slug, ...LOGO },
    })
    .from(offers)
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(
      and(
        openOffers(now),
        activity_area_id === null ? undefined : eq(offers.activity_area_id, activity_area_id),
        except.length ? notInArray(offers.id, except) : undefined,
      ),
    )
    .orderBy(desc(offers.published_at), desc(offers.id))
    .limit(limit)
  return rows.map(({ company: { name, slug, ...logo }, ...row }) => ({
    ...row,
    company: { name, slug, ...presentLogo(logo) },
  }))
}
