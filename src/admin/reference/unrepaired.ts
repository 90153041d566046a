import { isTitle } from '#src/occupations/attachment.ts'
import { isCorrected } from '#src/occupations/corrections.ts'
import { SYNONYMS } from '#src/offers/search/finding/lexicon.ts'
import { foldText } from '#src/platform/search/text.ts'
import { findOfferPlace } from '#src/reference/foreign-places.ts'
import type { FailedText } from '#src/reference-changes/failed-searches.ts'

/** Leaves out what is understood today: words of the lists, and titles of which there is merely no offer. */
export function listUnrepaired<Failed extends FailedText>(searches: readonly Failed[]): Failed[] {
  const words = new Set(
    SYNONYMS.filter(({ withdrawn }) => !withdrawn).flatMap((group) => group.words.map(foldText)),
  )
  return searches.filter(({ kind, text }) =>
    kind === 'place' ? !findOfferPlace(text) : !words.has(text) && !isTitle(text) && !isCorrected(text),
  )
}
