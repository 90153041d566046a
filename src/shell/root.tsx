import '#src/ui/base.css'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouteMatch, createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { APP_NAME } from '#src/shared/app-name.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { AfterFirstPaint } from './after-first-paint.tsx'
import { pageContext } from './api/page-context.ts'
import { DESCRIPTIONS } from './descriptions.ts'
import { FailurePage } from './frames/failure-page.tsx'
import { PageDocument } from './layout/document.tsx'
import { isLowData } from './layout/low-data.ts'
import { describePage, markServed } from './page-head.ts'
import { guard } from './session/guard.ts'
import { siteOrigin } from './site-origin.ts'

const FONT = {
  rel: 'preload',
  href: figtree,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const

interface RouterContext {
  queryClient: QueryClient
  /** The page that opens once a person is signed in, given the `to` of the address. */
  arrivalOf: (to: unknown) => string
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, matches, location, preload }) =>
    guard({
      queryClient: context.queryClient,
      page: matches.at(-1)?.staticData ?? {},
      arrival: context.arrivalOf((location.search as { to?: unknown }).to),
      href: location.href,
      preload,
    }),
  head: ({ matches }) => {
    const title = titleOf(matches)
    const page = matches.at(-1)
    const described = describedAs(page?.fullPath ?? '', title ?? APP_NAME, describesItself(page))
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { title: title ? `${title} | ${APP_NAME}` : APP_NAME },
        ...(described?.meta ?? []),
      ],
      links: [
        ...(described?.links ?? []),
        ...(isLowData() ? [] : [FONT]),
        { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        { rel: 'manifest', href: '/manifest.webmanifest' },
      ],
    }
  },
  shellComponent: PageDocument,
  component: Root,
  errorComponent: FailurePage,
})

/** Only the server writes descriptions, because search engines read the served page and browsers need none. */
const describedAs = createIsomorphicFn()
  .server((path: string, title: string, isOwn: boolean): Described => {
    const summary = DESCRIPTIONS[path]
    if (!summary) return null
    // A page that holds something of its address says itself what its address is.
    if (path.includes('$') || isOwn)
      return markServed({ meta: [{ name: 'description', content: summary }], links: [] })
    return markServed(describePage({ title, summary, address: siteOrigin() + path }))
  })
  .client((_path: string, _title: string, _isOwn: boolean): Described => null)

type Described = { meta: object[]; links: object[] } | null

/** Whether a page brings a canonical address of its own. */
function describesItself(page: AnyRouteMatch | undefined): boolean {
  return Boolean((page?.loaderData as { served?: object } | undefined)?.served)
}

const MaintenanceBanner = lazyPart(() => import('./maintenance-banner.tsx'))
const ViewingBanner = lazyPart(() => import('./viewing-banner.tsx'))
const DeferredWidgets = lazyPart(() => import('./deferred-widgets.tsx'))

/** An error or a missing page has its own title, and not that of the page whose place it takes. */
function titleOf(matches: readonly AnyRouteMatch[]): string | undefined {
  const isMissing = (match: AnyRouteMatch) =>
    match.status === 'notFound' || ('_notFound' in match && Boolean(match._notFound))
  if (matches.some((match) => match.status === 'error')) return 'Une erreur est survenue'
  if (matches.some(isMissing)) return 'Page introuvable'
  const page = matches.at(-1)
  return (page?.loaderData as { crumb?: string } | undefined)?.crumb ?? page?.staticData.title
}

/** The words of the maintenance that the server announces; the banner of the scripts says them itself. */
const announced = createIsomorphicFn()
  .server((): string | null => pageContext()?.maintenance ?? null)
  .client((): string | null => null)

/** What stands in it is served and never drawn by scripts, so it is the same for the browser whatever it holds. */
function AnnouncedMaintenance() {
  const words = announced()
  return <noscript>{words && <p className="announced">{words}</p>}</noscript>
}

function Root() {
  return (
    <>
      <AnnouncedMaintenance />
      <AfterFirstPaint>
        <ViewingBanner />
        <MaintenanceBanner />
      </AfterFirstPaint>
      <Outlet />
      <AfterFirstPaint>
        <DeferredWidgets />
      </AfterFirstPaint>
    </>
  )
}
