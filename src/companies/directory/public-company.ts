import { and, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { BRIEF } from '../companies.ts'
import { companies } from '../tables.ts'
import type { DirectoryFacts } from './facts.ts'

/**
 * What everybody may read of a validated company.
 * @throws HttpError 404 for any other
 */
export async function readPublicCompany(database: Database, slug: string, facts: DirectoryFacts, now: Date) {
  const [company] = await database
    .select({
      ...BRIEF,
      city_id: companies.city_id,
      company_size: companies.company_size,
      address: companies.address,
      description: companies.description,
      benefits: companies.benefits,
      website: companies.website,
      social_links: companies.social_links,
      validated_at: companies.validated_at,
    })
    .from(companies)
    .where(and(eq(companies.slug, slug), eq(companies.status, 'validated')))
  if (!company) throw notFound()
  const responses = await facts.measureResponses(database, [company.id], now)
  const open_offers_count = await facts.countOpenOffers(database, now, company.id)
  return { ...company, open_offers_count, response: responses.get(company.id) ?? null }
}
