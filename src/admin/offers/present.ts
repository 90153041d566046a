import type { ModeratedCompany } from '#src/companies/moderation/reading.ts'
import type { listModeratedOffers, ModeratedOffer } from '#src/offers/moderation/reading.ts'
import { contentOf } from '#src/offers/writing/write-offer.ts'
import { cleanHtml } from '#src/platform/html.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import type { listDecisions } from '../audit/log.ts'
import type { CompanyActivity } from '../companies/activity.ts'
import { listChanges } from './changes.ts'
import type { ModeratedOfferReply, OfferRow } from './contract.ts'
import { listQuestions, listSteps, listTerms } from './terms.ts'

type Row = Awaited<ReturnType<typeof listModeratedOffers>>['rows'][number]

export function presentOfferRow({ held_at, created_at, published_at, expires_at, ...row }: Row): OfferRow {
  return {
    ...row,
    held: held_at !== null,
    created_at: created_at.toISOString(),
    published_at: published_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
  }
}

interface OfferContext {
  company: ModeratedCompany
  activity: CompanyActivity
  decisions: Awaited<ReturnType<typeof listDecisions>>
}

export function presentModeratedOffer(
  { offer, reports, draft }: ModeratedOffer,
  { company, activity, decisions }: OfferContext,
): ModeratedOfferReply {
  return {
    ...presentState(offer),
    flags: offer.flags,
    rejection_reason: offer.rejection_reason,
    description: cleanHtml(offer.description),
    missions: cleanHtml(offer.missions),
    profile: cleanHtml(offer.profile),
    facts: listTerms(offer),
    steps: listSteps(offer),
    questions: listQuestions(offer),
    reports: reports.map((report) => ({ ...report, created_at: report.created_at.toISOString() })),
    change: draft?.submitted_at
      ? {
          submitted_at: draft.submitted_at.toISOString(),
          version: draft.version,
          flags: draft.flags,
          fields: listChanges({ ...contentOf(offer) }, draft),
        }
      : null,
    company: { ...presentPublisher(company), ...activity },
    decisions,
  }
}

function presentState(offer: ModeratedOffer['offer']) {
  const { id, slug, reference, title, status, paused, company_id } = offer
  return {
    id,
    slug,
    reference,
    title,
    status,
    paused,
    company_id,
    held: offer.held_at !== null,
    created_at: offer.created_at.toISOString(),
    published_at: offer.published_at?.toISOString() ?? null,
    expires_at: offer.expires_at?.toISOString() ?? null,
    submitted_at: offer.submitted_at?.toISOString() ?? null,
    reported_at: offer.reported_at?.toISOString() ?? null,
  }
}

function presentPublisher({ id, name, slug, status, nif, ...company }: ModeratedCompany) {
  const { email, website, documents, city_id, created_at } = company
  const city = named(REFERENCE.cities, city_id)?.name ?? null
  return {
    id,
    name,
    slug,
    status,
    nif,
    email,
    website,
    documents,
    city,
    created_at: created_at.toISOString(),
  }
}
