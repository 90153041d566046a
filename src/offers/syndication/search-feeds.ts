import { element, parent, XML_HEAD } from '#src/platform/http/xml.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDate } from '#src/shared/dates.ts'
import { escapeText } from '#src/shared/markup.ts'
import { formatPay } from '#src/shared/money.ts'
import type { FeedOffer } from './offers.ts'

/** The newest offers of a search, as both of its feeds tell them. */
export interface SearchFeed {
  /** The search in words: « comptable, Antananarivo ». */
  label: string
  /** The page of the search, and the feed itself. */
  page: string
  self: string
  offers: readonly FeedOffer[]
}

const titleOf = ({ label }: SearchFeed) => `${label}\u00a0: offres d’emploi sur ${APP_NAME}`

/** « Lalantsara BTP, Toamasina, CDI, 900 000 – 1 200 000 Ar par mois, jusqu’au 12 décembre 2026 » */
function factsOf(offer: FeedOffer): string {
  const pay = formatPay(offer.min_salary, offer.max_salary)
  return [
    offer.company.name,
    offer.place,
    offer.contract,
    pay && `${pay} par mois`,
    offer.last_day && `jusqu’au ${formatDate(offer.last_day)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const htmlOf = (offer: FeedOffer) => `<p>${escapeText(factsOf(offer))}</p>${offer.html}`

const newestOf = ({ offers }: SearchFeed) =>
  offers.reduce<Date | null>((last, { published_at: at }) => (last && last > at ? last : at), null)

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function writeRss(feed: SearchFeed): string {
  const channel = parent(
    'channel',
    element('title', titleOf(feed)),
    element('link', feed.page),
    element('description', 'Les offres ouvertes de cette recherche, les plus récentes d’abord.'),
    element('language', 'fr'),
    element('lastBuildDate', newestOf(feed)?.toUTCString()),
    element('ttl', 30),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeText(feed.self)}"/>\n`,
    ...feed.offers.map((offer) =>
      parent(
        'item',
        element('title', offer.title),
        element('link', offer.url),
        element('guid', offer.url, 'isPermaLink="true"'),
        element('pubDate', offer.published_at.toUTCString()),
        element('category', offer.activity_area),
        element('description', htmlOf(offer)),
      ),
    ),
  )
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n${channel}</rss>\n`
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1). */
export function writeJsonFeed(feed: SearchFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(feed),
    home_page_url: feed.page,
    feed_url: feed.self,
    language: 'fr',
    items: feed.offers.map((offer) => ({
      id: offer.url,
      url: offer.url,
      title: offer.title,
      summary: factsOf(offer),
      content_html: htmlOf(offer),
      date_published: offer.published_at.toISOString(),
      date_modified: offer.updated_at.toISOString(),
      authors: [{ name: offer.company.name, url: offer.company.url }],
      ...(offer.activity_area && { tags: [offer.activity_area] }),
    })),
  })
}
