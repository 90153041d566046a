import type { Member } from '#src/abilities/actor.ts'
import { findPublicCompany } from '#src/companies/companies.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { OfferApplications } from '../application-facts.ts'
import type { Offer } from '../contract.ts'
import { findOffer } from '../find-offer.ts'
import { countOpenOffers } from '../offers.ts'
import { presentOffer } from '../present.ts'
import type { ManagedOffer } from './contract.ts'
import { findManaged } from './list.ts'
import { presentManaged } from './present.ts'

/**
 * An offer of the member's company.
 * @throws HttpError 404 for another company's
 */
export async function showManaged(
  database: Database,
  member: Member,
  id: number,
  facts: OfferApplications,
  now: Date,
): Promise<ManagedOffer> {
  const row = await findManaged(database, member.company.id, id)
  if (!row) throw notFound()
  const applied = await facts.countByOffer(database, [id])
  return presentManaged(row, applied.get(id), member, now)
}

/** Its public page, as guests see it or would; null while it is being written. */
export async function previewOffer(
  database: Database,
  { id, state }: ManagedOffer,
  facts: OfferApplications,
  now: Date,
): Promise<Offer | null> {
  const offer = state === 'draft' ? null : await findOffer(database, id)
  const company = offer && (await findPublicCompany(database, offer.company_id))
  if (!company) return null
  const responses = await facts.measureResponses(database, [company.id], now)
  const open_offers_count = await countOpenOffers(database, now, company.id)
  const response = responses.get(company.id) ?? null
  const shown = presentOffer({ offer, company, open_offers_count, response, mine: undefined }, now)
  return state === 'closed' || state === 'archived' ? shown : { ...shown, ...NOT_CLOSED }
}

const NOT_CLOSED = { status: 'open', closed_at: null, close_reason: null, is_gone: false } as const
