import { APP_NAME } from '#src/shared/app-name.ts'
import type { Offer } from '../contract.ts'
import { jobPostingOf } from './job-posting.ts'
import { offerHref, plural } from './words.ts'

/**
 * What search engines and shared links read of an offer, in its page as it is served.
 * @param title of the offer with its company and town
 */
export function headOfOffer(offer: Offer, title: string, origin: string) {
  const address = origin + offerHref(offer)
  const summary = `${offer.company.name} recrute à ${offer.city?.name ?? 'Madagascar'}\u00A0: ${offer.contract?.name ?? 'emploi'}, réponse promise sous ${plural(offer.response_delay_days, 'jour')}, sur ${APP_NAME}.`
  const posting = jobPostingOf(offer, origin)
  return {
    meta: [
      { name: 'description', content: summary },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: APP_NAME },
      { property: 'og:title', content: title },
      { property: 'og:description', content: summary },
      { property: 'og:url', content: address },
      ...(offer.status === 'open' ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: [{ rel: 'canonical', href: address }],
    scripts: posting ? [{ type: 'application/ld+json', children: posting }] : [],
  }
}
