import type { OfferReply } from '../desk/queries.ts'

/** The texts of an offer, in the order that one reads them. */
export const PARTS = [
  { name: 'description', title: 'Description' },
  { name: 'missions', title: 'Missions' },
  { name: 'profile', title: 'Profil' },
] as const
export type Part = (typeof PARTS)[number]

type Flag = OfferReply['flags'][number]

/** What was found, apart: several are told as a list. */
export function wordsOf({ found }: Flag): string[] {
  return found
    .toLowerCase()
    .split(', ')
    .map((word) => word.trim())
    .filter(Boolean)
}

/** The first text of the offer that holds what was found. */
export function partWith(offer: OfferReply, flag: Flag): Part | undefined {
  const words = wordsOf(flag)
  return PARTS.find(({ name }) => {
    const text = offer[name].replace(/<[^>]*>/g, ' ').toLowerCase()
    return words.some((word) => text.includes(word))
  })
}

export const partId = (name: Part['name']) => `offer-${name}`

export function showPart(name: Part['name']) {
  document.querySelector(`#${partId(name)}`)?.scrollIntoView({ block: 'center' })
}
