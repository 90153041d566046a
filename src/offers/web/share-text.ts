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

/** Leads to Facebook, where the person writes about the page; nothing of Facebook is loaded before. */
export function facebookHref(address: string): string {
  const shared = encodeURIComponent(`${address}?utm_source=facebook`)
  return `https://www.facebook.com/sharer/sharer.php?u=${shared}`
}

/** Leads to LinkedIn in the same way. */
export function linkedinHref(address: string): string {
  const shared = encodeURIComponent(`${address}?utm_source=linkedin`)
  return `https://www.linkedin.com/sharing/share-offsite/?url=${shared}`
}

/** The picture of a code that leads to the offer, and the sheet to hang up. */
export function printsOf({ id }: Pick<Offer, 'id'>) {
  return { code: `/api/offers/${id}/qr-code.svg`, poster: `/api/offers/${id}/poster.pdf` }
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
