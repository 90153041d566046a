import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { APP_NAME } from '#src/shared/app-name.ts'
import baseCss from './base.css?url'
import { guard } from './guard.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ context, matches, location, preload }) =>
    guard({
      queryClient: context.queryClient,
      page: matches.at(-1)?.staticData ?? {},
      href: location.href,
      preload,
    }),
  head: ({ matches }) => {
    const title = matches.at(-1)?.staticData.title
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
  component: Root,
})

function Root() {
  return (
    <html lang="fr">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
