import { createFileRoute } from '@tanstack/react-router'
import { SavedOffersPage } from '#src/offers/saved/web/page.tsx'
import { savedOffersQuery, savedViewOf } from '#src/offers/saved/web/queries.ts'
import { requestedOfferId } from '#src/offers/saved/web/requested-offer.tsx'
import { offerQuery } from '#src/offers/web/queries.ts'
import { OffersForMeTabs } from '#src/shell/navigation/offers-for-me.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/candidat/offres-sauvegardees')({
  staticData: { title: 'Mes sauvegardes', requires: ['view', 'my saved offer'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    if (typeof document !== 'undefined') return
    const asked = requestedOfferId(deps)
    await Promise.all([
      queryClient.prefetchQuery(savedOffersQuery(savedViewOf(deps))),
      asked > 0 && queryClient.prefetchQuery(offerQuery(asked)),
    ])
  },
  component: Page,
})

function Page() {
  return (
    <>
      <OffersForMeTabs />
      <SavedOffersPage />
    </>
  )
}
