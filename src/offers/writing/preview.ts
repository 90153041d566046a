import { findCompanyOfOffer } from '#src/companies/companies.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { cleanInput } from '#src/shared/clean-input.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import type { Offer } from '../contract.ts'
import { countOpenOffers } from '../offers.ts'
import type { OfferRow } from '../open.ts'
import { presentOffer } from '../present.ts'
import { EMPTY_OFFER, type OfferContent } from './shared/content.ts'
import { type OfferInput, offerFields } from './shared/input.ts'
import { columnsOf } from './write-offer.ts'

/**
 * The offer as the public would see it with the present draft. It is shown as open whatever its state, and fields
 * that are not valid yet are left out.
 */
export async function previewDraft(
  { db, clock }: Services,
  facts: ApplicationFacts,
  { offer, content }: { offer: OfferRow; content: OfferContent },
): Promise<Offer> {
  const now = clock.now()
  const found = await findCompanyOfOffer(db, offer.company_id)
  if (!found) throw notFound()
  const company = { ...found, status: 'validated' as const }
  const responses = await facts.measureResponses(db, [company.id], now)
  const right = rightParts(content)
  const shown = { ...offer, ...columnsOf({ ...fallbackOf(offer), ...right }), ...OPEN }
  const open_offers_count = await countOpenOffers(db, now, company.id)
  const response = responses.get(company.id) ?? null
  const preview = presentOffer({ offer: shown, company, open_offers_count, response, mine: undefined }, now)
  return { ...preview, ...unchosen(right) }
}

const OPEN = { status: 'published' as const, paused: false, expires_at: null }

/** The values of the row, for fields that must have one and are not valid in the draft. */
function fallbackOf(offer: OfferRow): OfferInput {
  const { questions: _questions, ...empty } = EMPTY_OFFER
  const start = { ...empty, ...offer, expires_at: null, description: '', missions: '', profile: '' }
  return {
    ...start,
    title: offer.title,
    skills: [],
    benefits: [],
    process_steps: [],
    questions: [],
  } as OfferInput
}

/** Fields that nobody has chosen yet are emptied, because the row holds defaults in their place. */
function unchosen(right: Partial<OfferInput>): Partial<Offer> {
  return {
    ...(right.city_id === undefined && { city: null, region: null }),
    ...(right.contract_id === undefined && { contract: null }),
    ...(right.activity_area_id === undefined && { activity_area: null }),
  }
}

/** The fields that are valid by their own rule. */
function rightParts(content: OfferContent): Partial<OfferInput> {
  const clean = cleanInput(content) as Record<string, unknown>
  const parts = Object.entries(offerFields.shape).flatMap(([name, field]) => {
    const read = field.safeParse(clean[name])
    return read.success ? [[name, read.data]] : []
  })
  return Object.fromEntries(parts) as Partial<OfferInput>
}
