import { sql } from 'drizzle-orm'
import { chosenOccupation } from '#src/occupations/choice.ts'
import { indexText, plainText } from '#src/platform/search/text.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { ABROAD_NAME } from '#src/reference/shared/abroad.ts'
import { countryOf } from '#src/reference/shared/countries.ts'
import { slugify } from '#src/shared/slugs.ts'
import { offerSearch } from './tables.ts'

const longestProse = 2000

export interface SearchableOffer {
  title: string
  company_name: string
  skills: readonly string[]
  city_id: number
  is_abroad?: boolean | undefined
  country?: string | null | undefined
  foreign_town?: string | null | undefined
  activity_area_id: number
  contract_id: number
  job_type_id?: number | null | undefined
  missions?: string | undefined
  profile?: string | undefined
  description?: string | undefined
}

/**
 * The columns that repeat something of the offer or of its company. They are written with the offer, by the seed too.
 */
export function derivedColumns(
  offer: Omit<SearchableOffer, 'company_name'> & { occupation_choice?: string | null | undefined },
  company: { name: string; company_size: string | null },
) {
  return {
    slug: slugify(offer.title) || 'offre',
    company_size: company.company_size,
    occupation_code: chosenOccupation(offer.title, offer.occupation_choice ?? null),
    occupation_read: true,
    ...searchColumns({ ...offer, company_name: company.name }),
  }
}

/** The two texts that a search looks in. They must be written again whenever one of these fields changes. */
function searchColumns(offer: SearchableOffer): { search_title: string; search_body: string } {
  const prose = [offer.missions, offer.profile, offer.description]
    .map((html) => plainText(html ?? ''))
    .join('. ')
    .slice(0, longestProse)
  return {
    search_title: indexText(offer.title),
    search_body: [...searchNames(offer), prose].map(indexText).join(' '),
  }
}

/** The texts whose words `rememberWords` keeps for the correction of typing errors. */
export function searchNames(offer: SearchableOffer): string[] {
  const city = REFERENCE.cities.get(offer.city_id)
  const names = [
    offer.title,
    offer.company_name,
    city?.name,
    ...(city?.aliases ?? []),
    city && REFERENCE.regions.get(city.region_id)?.name,
    ...foreignNames(offer),
    REFERENCE.activity_areas.get(offer.activity_area_id)?.name,
    REFERENCE.contracts.get(offer.contract_id)?.name,
    offer.job_type_id ? REFERENCE.job_types.get(offer.job_type_id)?.name : undefined,
    ...offer.skills,
  ]
  return names.filter((name) => name !== undefined)
}

/** An offer abroad is found by its country and town, and by « à l’étranger ». */
function foreignNames({ is_abroad, country, foreign_town }: SearchableOffer): (string | undefined)[] {
  if (!is_abroad) return []
  return [ABROAD_NAME, countryOf(country ?? null)?.name, foreign_town ?? undefined]
}

/**
 * The words of an offer as their index holds them. The function `offer_words` returns its argument, but it is
 * declared as costly, so that the planner uses the index and never compares the words row by row.
 */
export const indexedWords = sql`offer_words(${offerSearch.fts})`

/** The lexeme of a filter's value in `fts`. No word holds the sign, so it cannot be taken for one. */
export const facetLexeme = (facet: string, value: number | string) => `${facet}=${value}`
