import { WORK_MODE_WORDS } from '#src/offers/shared/states.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { ManagedOffer } from '../contract.ts'

export function titleOf({ title }: Pick<ManagedOffer, 'title'>): string {
  return title.trim() ? displayTitle(title) : 'Offre sans titre'
}

/** The words for deleting a draft that was never submitted, and for dropping the new text of an offer. */
export const DISCARD_WORDS = {
  offer: {
    act: 'Supprimer le brouillon',
    title: 'Supprimer',
    text: 'Ce que vous avez écrit est perdu, pour vous et pour vos collègues. Cette offre n’a jamais été envoyée\u00A0: personne d’autre ne l’a vue.',
    done: 'Brouillon supprimé',
    failed: 'Le brouillon n’a pas été supprimé',
  },
  changes: {
    act: 'Abandonner les modifications',
    title: 'Abandonner les modifications de',
    text: 'Ce qui a été modifié depuis son dernier envoi est perdu, pour vous et pour vos collègues. L’offre reste telle qu’elle est.',
    done: 'Modifications abandonnées',
    failed: 'Les modifications n’ont pas été abandonnées',
  },
} as const satisfies Record<NonNullable<ManagedOffer['discards']>, Record<string, string>>

/** « OFF-2026-0119 · Toamasina, hybride · CDD, 6 mois » */
export function aboutOf(offer: ManagedOffer): string[] {
  const { reference, city, contract, contract_duration_months: months, work_mode } = offer
  const place = city && [city.name, WORK_MODE_WORDS[work_mode]].filter(Boolean).join(', ')
  const terms = contract && [contract.name, months && `${months}\u00A0mois`].filter(Boolean).join(', ')
  return [reference, place, terms].filter((words) => typeof words === 'string')
}
