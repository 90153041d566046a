import { and, eq, gt, inArray, lte, or } from 'drizzle-orm'
import { findCompaniesNamed } from '#src/companies/companies.ts'
import { offers } from '#src/offers/tables.ts'
import { findPage } from '#src/platform/database/counting.ts'
import type { Database } from '#src/platform/database.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { SponsoringOrigin, SponsoringState } from './shared/sponsorings.ts'
import { sponsorings } from './tables.ts'

interface SponsoringSearch {
  /** Part of a company's name. */
  q?: string | undefined
  state?: SponsoringState | undefined
  origin?: SponsoringOrigin | undefined
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
}

/** Lists one page of the sponsorings of every company, in the order in which they were asked for, with the count of all. */
export async function listAllSponsorings(database: Database, search: SponsoringSearch, now: Date) {
  const { q, state, origin } = search
  const { id, company_id, is_free } = sponsorings
  const named = q ? await findCompaniesNamed(database, q) : []
  const condition = and(
    q ? inArray(company_id, named.length > 0 ? named : [0]) : undefined,
    state && inState(state, now),
    origin && eq(is_free, origin === 'given'),
  )
  const asked = { table: sponsorings, id, condition, isSearch: q !== undefined }
  const { ids, ...counted } = await findPage(database, asked, search)
  const rows = await database
    .select({ sponsoring: sponsorings, title: offers.title })
    .from(sponsorings)
    .innerJoin(offers, eq(offers.id, sponsorings.offer_id))
    .where(inArray(id, ids.length > 0 ? ids : [0]))
  const byId = new Map(rows.map((row) => [row.sponsoring.id, row]))
  return {
    ...counted,
    rows: ids.flatMap((each) => {
      const row = byId.get(each)
      return row ? [{ ...row.sponsoring, title: displayTitle(row.title) }] : []
    }),
  }
}

/** The job marks those that are over a moment later, so their end decides here. */
function inState(wanted: SponsoringState, now: Date) {
  const { state, ends_at } = sponsorings
  if (wanted === 'active') return and(eq(state, 'active'), gt(ends_at, now))
  if (wanted === 'expired') return or(eq(state, 'expired'), and(eq(state, 'active'), lte(ends_at, now)))
  return eq(state, wanted)
}
