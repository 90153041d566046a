import { formatDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { Offer } from '../contract.ts'
import type { OfferPlace } from '../shared/place.ts'
import { contractOf, payOf, placeOf } from './words.ts'

type Shared = Pick<
  Offer,
  | 'title'
  | keyof OfferPlace
  | 'work_mode'
  | 'contract'
  | 'contract_duration_months'
  | 'job_type'
  | 'min_salary'
  | 'max_salary'
  | 'application_deadline'
> & { company: { name: string } }

/** Leads to WhatsApp, which asks to whom the text is to be sent. */
export function whatsappHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** The address of an offer as it is told on WhatsApp, so that its visits are counted apart. */
export function whatsappAddress(address: string): string {
  return `${address}?utm_source=whatsapp`
}

/** The message that a company sends to its groups; WhatsApp prints what stands between asterisks in bold. */
export function shareText(offer: Shared, address: string): string {
  const pay = payOf(offer)
  const until = offer.application_deadline
  const lines = [
    `*${offer.company.name} recrute\u00A0: ${displayTitle(offer.title)}*`,
    [placeOf(offer), contractOf(offer)].filter(Boolean).join(' · '),
    pay && `Salaire\u00A0: ${pay} par mois`,
    until && `Candidatures jusqu’au ${formatDate(until)}`,
  ]
  const postuler = `Pour lire l’offre et postuler\u00A0:\n${whatsappAddress(address)}`
  return `${lines.filter(Boolean).join('\n')}\n\n${postuler}`
}
