import { createFileRoute } from '@tanstack/react-router'
import { SuggestionsPage } from '#src/matching/suggestions/web/page.tsx'
import { suggestionsQuery, viewOf } from '#src/matching/suggestions/web/queries.ts'
import { OffersForMeTabs } from '#src/shell/navigation/offers-for-me.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/candidat/suggestions-offres')({
  staticData: { title: 'Mes recommandations', requires: ['view', 'my suggest offer'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  // Only the server waits for the data: in the browser the page shows at once, with its skeleton.
  loader: ({ context, deps }) =>
    typeof document === 'undefined'
      ? context.queryClient.prefetchQuery(suggestionsQuery(viewOf(deps)))
      : undefined,
  component: Page,
})

function Page() {
  return (
    <>
      <OffersForMeTabs />
      <SuggestionsPage />
    </>
  )
}
