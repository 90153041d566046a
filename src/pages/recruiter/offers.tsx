import { createFileRoute } from '@tanstack/react-router'
import { OFFER_ANSWERING } from '#src/applications/deciding/web/answering/offer-answering.ts'
import { readOffersSearch } from '#src/offers/managing/web/filters.ts'
import { ManagedOffersPage } from '#src/offers/managing/web/list/page.tsx'
import { managedOffersQuery } from '#src/offers/managing/web/queries.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/mes-offres')({
  staticData: { title: 'Mes offres', requires: ['view', 'my company job offers'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  // Only the server waits for the list: in the browser the page shows at once and the list follows.
  loader: ({ context, deps }) => {
    const reading = context.queryClient.prefetchQuery(managedOffersQuery(readOffersSearch(deps)))
    return typeof window === 'undefined' ? reading : undefined
  },
  component: Page,
})

function Page() {
  return <ManagedOffersPage search={readOffersSearch(Route.useSearch())} answering={OFFER_ANSWERING} />
}
