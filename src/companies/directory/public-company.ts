import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { BRIEF_COLUMNS } from '../companies.ts'
import { listPhotos } from '../pictures/photos.ts'
import { companies } from '../tables.ts'
import type { DirectoryFacts } from './facts.ts'

/**
 * What everybody may read of a validated company.
 * @throws HttpError 404 for any other
 */
export function readPublicCompany(database: Database, slug: string, facts: DirectoryFacts, now: Date) {
  const isShown = and(eq(companies.slug, slug), eq(companies.status, 'validated'))
  return readPage(database, isShown, facts, now)
}

/**
 * The same of any company, for its members.
 * @throws HttpError 404
 */
export function readCompanyPage(database: Database, id: number, facts: DirectoryFacts, now: Date) {
  return readPage(database, eq(companies.id, id), facts, now)
}

async function readPage(database: Database, which: SQL | undefined, facts: DirectoryFacts, now: Date) {
  const [company] = await database
    .select({
      ...BRIEF_COLUMNS,
      city_id: companies.city_id,
      company_size: companies.company_size,
      address: companies.address,
      description: companies.description,
      benefits: companies.benefits,
      website: companies.website,
      social_links: companies.social_links,
      validated_at: companies.validated_at,
      cover_key: companies.cover_key,
    })
    .from(companies)
    .where(which)
  if (!company) throw notFound()
  const responses = await facts.measureResponses(database, [company.id], now)
  const respect = await facts.measureRespect(database, company.id, now)
  const open_offers_count = await facts.countOpenOffers(database, now, company.id)
  const photos = await listPhotos(database, company.id)
  return { ...company, photos, open_offers_count, respect, response: responses.get(company.id) ?? null }
}
