import { cleanHtml } from '#src/platform/html.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { picturesAt, presentPhoto } from '../pictures/reading.ts'
import { presentCompanyBrief } from '../present.ts'
import { answersInDays } from '../shared/answer-badge.ts'
import { networkAt } from '../shared/networks.ts'
import { MEASURED_DAYS } from '../shared/replies.ts'
import { webAddress } from '../shared/web-address.ts'
import type { CompanyItem, CompanyPage } from './contract.ts'
import type { ListedCompany } from './directory.ts'
import type { readPublicCompany } from './public-company.ts'
import type { RankedCompany } from './ranking.ts'

type Listed = Omit<ListedCompany, 'folded_name'>

export function presentListed(company: ListedCompany): CompanyItem {
  return { ...presentPlaced(company), response: company.response }
}

export function presentRanked({ rank, ...company }: RankedCompany) {
  const { response } = company
  return { ...presentPlaced(company), rank, response, applications_count: response.expected }
}

export function presentPage(company: Awaited<ReturnType<typeof readPublicCompany>>, now: Date): CompanyPage {
  const region_id = (company.city_id && REFERENCE.cities.get(company.city_id)?.region_id) || null
  return {
    ...presentPlaced(company),
    region: named(REFERENCE.regions, region_id),
    address: company.address,
    description: company.description && cleanHtml(paragraphs(company.description)),
    benefits: company.benefits,
    cover: company.cover_key ? picturesAt(company.id, company.cover_key) : null,
    photos: company.photos.map(presentPhoto),
    website: webAddress(company.website ?? ''),
    social_links: company.social_links.flatMap((link) => {
      const url = webAddress(link)
      return url ? [{ name: siteNameOf(url), url }] : []
    }),
    validated_at: company.validated_at?.toISOString() ?? null,
    response: company.response,
    respect: company.respect,
    measured: measuredDays(now),
  }
}

/** Answers are measured over these days of Antananarivo. */
export function measuredDays(now: Date) {
  return { since: dayAt(after(now, -MEASURED_DAYS * DAY)), until: dayAt(now) }
}

function presentPlaced(company: Listed) {
  return {
    ...presentCompanyBrief(company),
    // Measured for this page, it says the same as the figures beside it.
    answers_in_days: answersInDays(company.response),
    activity_area: named(REFERENCE.activity_areas, company.activity_area_id),
    city: named(REFERENCE.cities, company.city_id),
    company_size: company.company_size,
    open_offers_count: company.open_offers_count,
  }
}

/** A text without tags is written as HTML, one paragraph for each of its own. */
function paragraphs(text: string): string {
  if (text.startsWith('<')) return text
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part}</p>`)
    .join('')
}

function siteNameOf(address: string): string {
  const { hostname } = new URL(address)
  return networkAt(hostname) ?? hostname.replace(/^www\./, '')
}
