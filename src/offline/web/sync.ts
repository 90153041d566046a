import type { QueryClient } from '@tanstack/react-query'
import type { ApplicationItem, listApplications } from '#src/applications/following/contract.ts'
import type { Offer, showOffer } from '#src/offers/contract.ts'
import type { listSavedOffers, SavedOffer } from '#src/offers/saved/contract.ts'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { contractOf, offerHref, payOf, placeOf } from '#src/offers/web/words.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { call } from '#src/shell/api/api.ts'
import { type KeptApplication, type KeptOffer, readKeptRecord, writeKeptRecord } from './kept-record.ts'

/** More texts than these are not downloaded at once: each of them costs its reader data. */
const MOST_TEXTS = 10

/**
 * Reads the person's saved offers and applications, and keeps them in this browser for where there is no network.
 * @param signal ends it, so that nothing is written after the person has left
 */
export async function syncKeptRecord(
  client: QueryClient,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  const [saved, applications, before] = await Promise.all([
    call<typeof listSavedOffers>('GET /api/applicant/saved-offers', { signal }),
    call<typeof listApplications>('GET /api/applicant/applications', { signal }),
    readKeptRecord(userId),
  ])
  const kept = new Map(before?.offers.map((offer) => [offer.id, offer]))
  const now = Date.now()
  let left = MOST_TEXTS
  const offers: KeptOffer[] = []
  for (const item of saved.data) {
    const known = client.getQueryData<Offer>(offerKeys.one(item.id))
    const old = kept.get(item.id)?.texts ?? null
    const mayFetch = !known && !old && left > 0
    if (mayFetch) left -= 1
    const texts = known ?? old ?? (mayFetch ? await fetchTexts(item.id) : null)
    offers.push({ ...describeOffer(item), texts: texts && textsOf(texts), seen_at: now })
  }
  const list = applications.data.map(describeApplication)
  signal.throwIfAborted()
  await writeKeptRecord({ user_id: userId, offers, applications: list, read_at: now })
}

type Texts = NonNullable<KeptOffer['texts']>

const textsOf = ({ missions, profile, description }: Texts): Texts => ({ missions, profile, description })

/** An offer whose text does not come is kept without it. */
async function fetchTexts(id: number): Promise<Texts | null> {
  return call<typeof showOffer>('GET /api/offers/:id', { params: { id } }).then(
    ({ data }) => data,
    () => null,
  )
}

function describeOffer(offer: SavedOffer): Omit<KeptOffer, 'texts' | 'seen_at'> {
  return {
    id: offer.id,
    href: offerHref(offer),
    title: displayTitle(offer.title),
    company: offer.company.name,
    place: placeOf(offer),
    contract: contractOf(offer),
    pay: payOf(offer),
    is_open: offer.is_open,
    closes_on: offer.closes_on,
  }
}

function describeApplication(item: ApplicationItem): KeptApplication {
  return {
    id: item.id,
    title: displayTitle(item.job_offer_title),
    company: item.company.name,
    city: item.city,
    label: item.label,
    submitted_at: item.submitted_at,
  }
}
