import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { OffersPage } from '#src/offers/search/web/page.tsx'
import { headOfList } from '#src/offers/search/web/page-head.ts'
import { type FoundOffers, offersQuery } from '#src/offers/search/web/queries.ts'
import { OffersSkeleton } from '#src/offers/search/web/skeleton.tsx'
import { headingOf } from '#src/offers/search/web/words.ts'
import { RefusedPage } from '#src/shell/frames/refused-page.tsx'
import { titledHead, withServedHead } from '#src/shell/page-head.ts'
import { refusalOf } from '#src/shell/page-status.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server((found: FoundOffers, title: string) => headOfList(found, title, siteOrigin()))
  .client((_found: FoundOffers, _title: string): null => null)

export const Route = createFileRoute('/_default/offres')({
  staticData: { title: 'Offres' },
  // The page asks for its data at once, not when its own script has come.
  codeSplitGroupings: [['component', 'pendingComponent']],
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const found = await context.queryClient.ensureQueryData(offersQuery(deps)).catch(refusalOf)
    if ('refused' in found) return { title: 'Offres', served: null, ...found }
    const title = headingOf(found.criteria)
    return withServedHead({ title, refused: undefined }, servedHead(found, title))
  },
  head: ({ loaderData }) => titledHead(loaderData),
  pendingComponent: OffersSkeleton,
  component: Offers,
})

function Offers() {
  const search = Route.useSearch()
  const loaded = Route.useLoaderData()
  if (loaded.refused) return <RefusedPage>{loaded.refused}</RefusedPage>
  return <OffersPage search={search} />
}
