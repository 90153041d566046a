import { createFileRoute } from '@tanstack/react-router'
import { OffersPage } from '#src/offers/search/web/page.tsx'
import { offersQuery } from '#src/offers/search/web/queries.ts'
import { OffersSkeleton } from '#src/offers/search/web/skeleton.tsx'
import { canonicalOf, countOf, headingOf, isIndexable } from '#src/offers/search/web/words.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_default/offres')({
  staticData: { title: 'Offres' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const found = await context.queryClient.ensureQueryData(offersQuery(deps))
    const { criteria, meta } = found
    return {
      title: headingOf(criteria),
      description: `${countOf({ total: meta.total, total_is_exact: found.total_is_exact })} sur ${APP_NAME} : salaires, contrats et délais de réponse annoncés par les sociétés.`,
      indexable: isIndexable(criteria, meta.current_page),
      canonical: siteOrigin() + canonicalOf(criteria),
    }
  },
  head: ({ loaderData }) => ({
    meta: loaderData && [
      { title: `${loaderData.title} | ${APP_NAME}` },
      { name: 'description', content: loaderData.description },
      { property: 'og:title', content: loaderData.title },
      { property: 'og:url', content: loaderData.canonical },
      ...(loaderData.indexable ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: loaderData && [{ rel: 'canonical', href: loaderData.canonical }],
  }),
  pendingComponent: OffersSkeleton,
  component: Offers,
})

function Offers() {
  return <OffersPage search={Route.useSearch()} />
}
