import { APP_NAME } from '#src/shared/app-name.ts'

interface Described {
  title: string
  /** One or two sentences. */
  summary: string
  /** The page's own, with its origin. */
  address: string
  /** Search engines keep it. */
  isIndexed?: boolean
}

/** What search engines and shared links (Open Graph, https://ogp.me) read of a page beside its `title` element. */
export function describePage({ title, summary, address, isIndexed = true }: Described) {
  return {
    meta: [
      { name: 'description', content: summary },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: APP_NAME },
      { property: 'og:title', content: title },
      { property: 'og:description', content: summary },
      { property: 'og:url', content: address },
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}
