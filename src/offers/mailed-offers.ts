import { inArray } from 'drizzle-orm'
import { listPublicCompanies } from '#src/companies/companies.ts'
import type { Database } from '#src/platform/database.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import type { MailedOffer } from './mails.ts'
import { PLACE_COLUMNS, placeNameOfRow } from './place.ts'
import { offers } from './tables.ts'

/** What mails say of these offers, by id. Offers of a company that is not public are left out. */
export async function listMailedOffers(database: Database, ids: number[]): Promise<Map<number, MailedOffer>> {
  if (ids.length === 0) return new Map()
  const { id, slug, title, company_id, contract_id } = offers
  const rows = await database
    .select({ id, slug, title, company_id, contract_id, ...PLACE_COLUMNS })
    .from(offers)
    .where(inArray(id, ids))
  const companies = await listPublicCompanies(
    database,
    rows.map((row) => row.company_id),
  )
  const mailed = rows.flatMap((row): [number, MailedOffer][] => {
    const company = companies.get(row.company_id)
    if (!company) return []
    const city = placeNameOfRow(row)
    const contract = named(REFERENCE.contracts, row.contract_id)?.name ?? ''
    return [[row.id, { id: row.id, slug: row.slug, title: row.title, company: company.name, city, contract }]]
  })
  return new Map(mailed)
}
