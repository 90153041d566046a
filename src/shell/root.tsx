import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { APP_NAME } from '#src/shared/app-name.ts'
import baseCss from '#src/ui/base.css?url'
import { FailurePage } from './frames/failure-page.tsx'
import { NotFoundPage } from './frames/not-found-page.tsx'
import { guard } from './session/guard.ts'

interface RouterContext {
  queryClient: QueryClient
  /** Where a person goes on to once signed in, given the `to` that was asked for. */
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
    const page = matches.at(-1)
    const title = (page?.loaderData as { crumb?: string } | undefined)?.crumb ?? page?.staticData.title
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'theme-color', content: '#ffffff' },
        { title: title ? `${title} | ${APP_NAME}` : APP_NAME },
      ],
      links: [
        { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
        { rel: 'stylesheet', href: baseCss },
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      ],
    }
  },
  shellComponent: Shell,
  component: Root,
  errorComponent: FailurePage,
  notFoundComponent: NotFoundPage,
})

const Later = lazy(() => import('./later.tsx'))

/** Around every page, a failed one too. */
function Shell({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  return (
    <>
      <Outlet />
      <AfterFirstPaint />
    </>
  )
}

function AfterFirstPaint() {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!ready) return null
  return (
    <Suspense>
      <Later />
    </Suspense>
  )
}
