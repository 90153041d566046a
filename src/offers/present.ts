import type { z } from 'zod'
import type { CompanyBrief, findPublicCompany } from '#src/companies/companies.ts'
import { presentCompanyBrief } from '#src/companies/present.ts'
import { answersInDays } from '#src/companies/shared/answer-badge.ts'
import { cleanHtml } from '#src/platform/html.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { DAY } from '#src/shared/durations.ts'
import type { CompanyResponse, OwnStanding } from './application-facts.ts'
import type { Offer, offerItem } from './contract.ts'
import type { OfferItemRow } from './offers.ts'
import { closedAt, isOpen, isPaused, isSponsored, type OfferRow } from './open.ts'
import { presentPlace } from './place.ts'
import { hoursOf, listFacts, listProvided } from './shared/fact-words.ts'

/** What the applicant has done with the offers of a list; everybody else has none. */
export interface Mine {
  saved: ReadonlySet<number>
  applied: ReadonlyMap<number, number>
}

export function presentItem(
  offer: OfferItemRow,
  company: CompanyBrief,
  now: Date,
  mine?: Mine,
): z.input<typeof offerItem> {
  return {
    id: offer.id,
    slug: offer.slug,
    title: offer.title,
    company: presentCompanyBrief(company),
    ...presentPlace(offer),
    activity_area: named(REFERENCE.activity_areas, offer.activity_area_id),
    contract: named(REFERENCE.contracts, offer.contract_id),
    contract_duration_months: offer.contract_duration_months,
    job_type: named(REFERENCE.job_types, offer.job_type_id),
    job_level: named(REFERENCE.job_levels, offer.job_level_id),
    degree: named(REFERENCE.degrees, offer.degree_id),
    work_mode: offer.work_mode,
    min_salary: offer.salary_visible ? offer.min_salary : null,
    max_salary: offer.salary_visible ? offer.max_salary : null,
    published_at: offer.published_at?.toISOString() ?? null,
    application_deadline: offer.application_deadline,
    // Only offers of validated companies are presented, so the status need not be read.
    is_sponsored: isSponsored({ ...offer, company_status: 'validated' }, now),
    ...(mine ? { is_saved: mine.saved.has(offer.id), has_applied: mine.applied.has(offer.id) } : {}),
  }
}

interface Shown {
  offer: OfferRow
  company: NonNullable<Awaited<ReturnType<typeof findPublicCompany>>>
  open_offers_count: number
  response: CompanyResponse | null
  mine: Mine | undefined
  standing?: OwnStanding | undefined
}

export function presentOffer(shown: Shown, now: Date): Offer {
  const { offer, company, open_offers_count, response, mine, standing } = shown
  return {
    ...presentItem(offer, company, now, mine),
    ...presentTexts(offer),
    ...presentDetails(offer),
    ...presentState({ ...offer, company_status: company.status }, now),
    ...(mine && { application_id: mine.applied.get(offer.id) ?? standing?.used_up_id ?? null }),
    ...(standing && { has_draft: standing.has_draft, is_used_up: standing.used_up_id !== null }),
    company: {
      ...presentCompanyBrief(company),
      description: company.description && cleanHtml(company.description),
      activity_area: named(REFERENCE.activity_areas, company.activity_area_id),
      city: named(REFERENCE.cities, company.city_id),
      company_size: company.company_size,
      website: company.website,
      is_verified: true,
      open_offers_count,
      response,
      // The page measures the company anyway, so the badge agrees with the figures beside it.
      answers_in_days: answersInDays(response),
    },
  }
}

function presentTexts(offer: OfferRow) {
  return {
    description: cleanHtml(offer.description),
    missions: cleanHtml(offer.missions),
    profile: cleanHtml(offer.profile),
  }
}

function presentDetails(offer: OfferRow) {
  const region_id = REFERENCE.cities.get(offer.city_id)?.region_id ?? null
  return {
    reference: offer.reference,
    region: named(REFERENCE.regions, region_id),
    address: offer.address,
    experience_min_years: offer.experience_min_years,
    languages: offer.languages,
    skills: offer.skills,
    positions_count: offer.positions_count,
    benefits: offer.benefits,
    facts: listFacts(offer),
    hours: hoursOf(offer),
    provided: listProvided(offer),
    start_date: offer.start_date,
    process_steps: offer.process_steps,
    response_delay_days: offer.response_delay_days,
    questions: offer.questions,
    ministry_reference: offer.ministry_reference,
    expires_at: offer.expires_at?.toISOString() ?? null,
  }
}

const GONE_AFTER = 30 * DAY

function presentState(offer: Parameters<typeof isOpen>[0] & OfferRow, now: Date) {
  if (isOpen(offer, now))
    return { status: 'open' as const, closed_at: null, close_reason: null, is_gone: false }
  const closed = closedAt(offer)
  if (isPaused(offer, now))
    return { status: 'paused' as const, closed_at: null, close_reason: null, is_gone: false }
  return {
    status: 'closed' as const,
    closed_at: closed?.toISOString() ?? null,
    close_reason: offer.close_reason ?? 'expiree',
    is_gone: closed !== null && now.getTime() - closed.getTime() > GONE_AFTER,
  }
}
