import { APP_NAME } from '#src/shared/app-name.ts'

interface Described {
  title: string
  /** One or two sentences. */
  summary: string
  /** The canonical address of the page, with its origin. */
  address: string
  /** Whether search engines may list the page; they do unless it is false. */
  isIndexed?: boolean
}

/** The tags that search engines and shared links (Open Graph, https://ogp.me) read beside the `title` element. */
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
