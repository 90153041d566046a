import { WORK_MODE_WORDS } from '#src/offers/shared/states.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { ManagedOffer } from '../contract.ts'

export function titleOf({ title }: Pick<ManagedOffer, 'title'>): string {
  return title.trim() ? displayTitle(title) : 'Offre sans titre'
}

/** « OFF-2026-0119 · Toamasina, hybride · CDD, 6 mois » */
export function aboutOf(offer: ManagedOffer): string[] {
  const { reference, city, contract, contract_duration_months: months, work_mode } = offer
  const place = city && [city.name, WORK_MODE_WORDS[work_mode]].filter(Boolean).join(', ')
  const terms = contract && [contract.name, months && `${months}\u00A0mois`].filter(Boolean).join(', ')
  return [reference, place, terms].filter((words) => typeof words === 'string')
}
