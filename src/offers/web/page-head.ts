import { APP_NAME } from '#src/shared/app-name.ts'
import { breadcrumbListOf } from '#src/shared/markup.ts'
import { counted } from '#src/shared/phrases.ts'
import { describePage } from '#src/shell/page-head.ts'
import type { Offer } from '../contract.ts'
import { atPlace } from '../shared/place.ts'
import { jobPostingOf } from './job-posting.ts'
import { offerHref, ownStep } from './words.ts'

/**
 * The head of an offer's page, for search engines and shared links.
 * @param title of the offer with its company and town
 */
export function headOfOffer(offer: Offer, title: string, origin: string) {
  const summary = `${offer.company.name} recrute ${atPlace(offer) || 'à Madagascar'}\u00A0: ${offer.contract?.name ?? 'emploi'}, réponse promise sous ${counted(offer.response_delay_days, 'jour')}, sur ${APP_NAME}.`
  const posting = jobPostingOf(offer, origin)
  // What is closed is no longer to be listed, so nothing is said of the way to it.
  const crumbs = offer.crumbs && posting ? breadcrumbListOf([...offer.crumbs, ownStep(offer)], origin) : null
  return {
    ...describePage({
      title,
      summary,
      address: origin + offerHref(offer),
      isIndexed: offer.status === 'open',
      // A closed offer has no picture: what stood on it is over.
      picture:
        offer.status === 'open'
          ? { address: `${origin}/api/offers/${offer.id}/share-picture.png`, words: title }
          : undefined,
    }),
    scripts: [posting, crumbs].flatMap((data) =>
      data ? [{ type: 'application/ld+json', children: data }] : [],
    ),
  }
}
