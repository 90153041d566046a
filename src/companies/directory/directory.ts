import { eq } from 'drizzle-orm'
import { cached } from '#src/platform/cache.ts'
import type { Database } from '#src/platform/database.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import { foldText } from '#src/platform/search/text.ts'
import type { Services } from '#src/platform/services.ts'
import { BRIEF_COLUMNS } from '../companies.ts'
import { companies } from '../tables.ts'
import type { DirectoryFacts, MeasuredResponse } from './facts.ts'

/** A validated company with what the lists filter and order it by. */
export type ListedCompany = Awaited<ReturnType<typeof readCompanies>>[number] & {
  open_offers_count: number
  response: MeasuredResponse | null
}

/** Lists every validated company, by name. */
export type Directory = () => Promise<ListedCompany[]>

/** Pages are kept for guests as well, and none may be older than fifteen seconds. */
const COMPANIES_SECONDS = 5
/** This reads every application of ninety days, so its result is kept for a while. */
const RESPONSES_SECONDS = 60

const BY_NAME = new Intl.Collator('fr')

/**
 * All validated companies, read at once and kept for seconds: they are few beside offers, and every order and every
 * count of the lists is over all of them.
 */
export function openDirectory(services: Services, facts: DirectoryFacts): Directory {
  const { clock } = services
  const responses = cached(clock, RESPONSES_SECONDS, () =>
    readPublic(services, null, (db) => facts.measureResponses(db, 'all', clock.now())),
  )
  return cached(clock, COMPANIES_SECONDS, async () => {
    const measured = await responses()
    const [rows, hiring] = await readPublic(services, null, async (db) => [
      await readCompanies(db),
      await facts.countOpenOffersByCompany(db, clock.now()),
    ])
    const counts = new Map(hiring.map(({ id, count }) => [id, count]))
    return rows
      .map((row) => ({
        ...row,
        open_offers_count: counts.get(row.id) ?? 0,
        response: measured.get(row.id) ?? null,
      }))
      .sort((a, b) => BY_NAME.compare(a.name, b.name) || a.id - b.id)
  })
}

async function readCompanies(database: Database) {
  const rows = await database
    .select({ ...BRIEF_COLUMNS, city_id: companies.city_id, company_size: companies.company_size })
    .from(companies)
    .where(eq(companies.status, 'validated'))
  return rows.map((row) => ({ ...row, folded_name: foldText(row.name) }))
}
