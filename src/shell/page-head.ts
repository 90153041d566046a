import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
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

interface Head {
  meta?: object[]
  links?: object[]
  scripts?: object[]
}

/**
 * What a page's loader brings, with the head that only the served page has: search engines read it there, and the page's
 * scripts, which begin with what the loader brought, are spared it.
 */
export function withServedHead<Data extends object, Served extends Head>(data: Data, served: Served | null) {
  // What a page hands over to its scripts is what can be enumerated, and this cannot.
  return Object.defineProperty(data, 'served', { value: served && markServed(served) }) as Data & {
    served?: Served | null
  }
}

/** The head of a page whose loader brought its title, with what only the served page says. */
export function titledHead(data: { title: string; served?: Head | null } | undefined): Head {
  if (!data) return {}
  const { title, served } = data
  return { ...served, meta: [{ title: `${title} | ${APP_NAME}` }, ...(served?.meta ?? [])] }
}

/** Marks the tags that the browser takes away once another page stands under the address; only the server writes any. */
export const markServed: <Served extends Head>(head: Served) => Served = createIsomorphicFn()
  .server(<Served extends Head>(head: Served): Served => {
    const marked = Object.entries(head).map(([kind, tags]) => [kind, tags.map(withMark)])
    return Object.fromEntries(marked)
  })
  .client(<Served extends Head>(head: Served): Served => head)

const withMark = (tag: object) => ({ ...tag, 'data-served': '' })

/** A browser that shares a page takes its canonical address, which would be that of the page before. */
export function dropServedHead(router: AnyRouter): void {
  const stop = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (!hrefChanged) return
    stop()
    for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove()
  })
}
