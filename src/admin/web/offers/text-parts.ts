import type { OfferReply } from '../desk/queries.ts'

/** The texts of an offer, in the order in which one reads them. */
export const TEXT_PARTS = [
  { name: 'description', title: 'Description' },
  { name: 'missions', title: 'Missions' },
  { name: 'profile', title: 'Profil' },
] as const
type TextPart = (typeof TEXT_PARTS)[number]

type Flag = OfferReply['flags'][number]

/** The words that a flag was raised by, in small letters; several stand in one text, between commas. */
export function flaggedWords({ found }: Flag): string[] {
  return found
    .toLowerCase()
    .split(', ')
    .map((word) => word.trim())
    .filter(Boolean)
}

/** The first text of the offer that holds what a flag was raised by. */
export function findFlaggedPart(offer: OfferReply, flag: Flag): TextPart | undefined {
  const words = flaggedWords(flag)
  return TEXT_PARTS.find(({ name }) => {
    const text = offer[name].replace(/<[^>]*>/g, ' ').toLowerCase()
    return words.some((word) => text.includes(word))
  })
}

export const partId = (name: TextPart['name']) => `offer-${name}`

export function scrollToPart(name: TextPart['name']) {
  document.querySelector(`#${partId(name)}`)?.scrollIntoView({ block: 'center' })
}
