import { currentTime, daysBetween } from '#src/shared/dates.ts'
import { HOUR } from '#src/shared/durations.ts'
import { formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { ofName } from '#src/shared/phrases.ts'
import type { OfferItem } from '../contract.ts'
import { type OfferPlace, placeNameOf } from '../shared/place.ts'
import { WORK_MODE_WORDS } from '../shared/states.ts'

const NEW_FOR = 48 * HOUR
const URGENT_WITHIN = 7

/** The address of an offer's page. The id alone leads there too. */
export function offerHref({ id, slug }: Pick<OfferItem, 'id' | 'slug'>): string {
  return `/offres/${id}-${slug}`
}

/** The offer itself, as the last step of the way to it. */
export function ownStep(offer: Pick<OfferItem, 'id' | 'slug' | 'title'>) {
  return { name: displayTitle(offer.title), path: offerHref(offer) }
}

/** The id in `12` or `12-comptable-confirme`; 0 without one. */
export function offerIdIn(address: string): number {
  return Number(/^(\d{1,10})(?:-|$)/.exec(address)?.[1] ?? 0)
}

/** « Antananarivo, hybride », « Port-Louis, Maurice, sur place » */
export function placeOf(offer: OfferPlace & Pick<OfferItem, 'work_mode'>): string {
  return [placeNameOf(offer), WORK_MODE_WORDS[offer.work_mode]].filter(Boolean).join(', ')
}

/** « CDD, 6 mois » or « CDI, temps plein » */
export function contractOf(
  offer: Pick<OfferItem, 'contract' | 'contract_duration_months' | 'job_type'>,
): string {
  const months = offer.contract_duration_months
  const second = months ? `${months}\u00A0mois` : offer.job_type?.name.toLowerCase()
  return [offer.contract?.name, second].filter(Boolean).join(', ')
}

/** The pay in words, null when the offer shows none. */
export function payOf(offer: Pick<OfferItem, 'min_salary' | 'max_salary'>): string | null {
  return formatPay(offer.min_salary, offer.max_salary)
}

/** @example « Salaire non communiqué. Pour ce métier et ce niveau : 600 000 – 900 000 Ar, d’après 14 offres » */
export function unsaidPay({ usual_pay: usual }: Pick<OfferItem, 'usual_pay'>): string {
  if (!usual) return 'Salaire non communiqué'
  const pay = formatPay(usual.from, usual.to)
  return `Salaire non communiqué. Pour ce métier et ce niveau\u00a0: ${pay}, d’après ${usual.count} offres`
}

export function isNew({ published_at }: Pick<OfferItem, 'published_at'>): boolean {
  return published_at !== null && currentTime() - Date.parse(published_at) <= NEW_FOR
}

/** The number of days until a deadline that is near, else null. */
export function daysLeft({ application_deadline }: Pick<OfferItem, 'application_deadline'>): number | null {
  const days = application_deadline === null ? -1 : daysBetween(currentTime(), application_deadline)
  return days >= 0 && days <= URGENT_WITHIN ? days : null
}

/** « aujourd’hui », « demain », « dans 5 jours » */
export function inDays(days: number): string {
  if (days === 0) return 'aujourd’hui'
  return days === 1 ? 'demain' : `dans ${days}\u00A0jours`
}

/** « de comptable », « d’assistant », « d’hôtelier »: the h of a common word is mostly mute, that of a name here is not. */
export function ofWord(text: string): string {
  return /^h/i.test(text) ? `d’${text}` : ofName(text)
}
