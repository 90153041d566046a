import { queryOptions } from '@tanstack/react-query'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { listLandingPages, showLandingPage } from '../contract.ts'

/** A landing page by the one or two names in its address, or where they lead. */
export const landingQuery = (slug: string, second?: string) =>
  queryOptions({
    queryKey: offerKeys.landing(slug, second),
    queryFn: ({ signal }) =>
      call<typeof showLandingPage>('GET /api/landing-pages/:slug', {
        params: { slug },
        query: second ? { with: second } : {},
        signal,
      }),
  })

export const landingIndexQuery = queryOptions({
  queryKey: offerKeys.landings,
  queryFn: async ({ signal }) =>
    (await call<typeof listLandingPages>('GET /api/landing-pages', { signal })).data,
})
