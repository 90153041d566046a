import { APP_NAME } from '#src/shared/app-name.ts'

interface Described {
  title: string
  /** One or two sentences. */
  summary: string
  /** The canonical address of the page, with its origin. */
  address: string
  /** Whether search engines may list the page; they do unless it is false. */
  isIndexed?: boolean
  /** The picture beside a shared link, of the size that all of them have; none without one. */
  picture?: { address: string; words: string } | undefined
}

/** The size of every picture beside a shared link, in pixels. */
const PICTURE = { width: 1200, height: 630 }

/** The tags that search engines and shared links (Open Graph, https://ogp.me) read beside the `title` element. */
export function describePage({ title, summary, address, isIndexed = true, picture }: Described) {
  return {
    meta: [
      { name: 'description', content: summary },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: APP_NAME },
      { property: 'og:title', content: title },
      { property: 'og:description', content: summary },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: 'fr_FR' },
      ...(picture ? describePicture(picture) : []),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}

function describePicture({ address, words }: NonNullable<Described['picture']>) {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(PICTURE.width) },
    { property: 'og:image:height', content: String(PICTURE.height) },
    { property: 'og:image:alt', content: words },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
