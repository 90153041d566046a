import { createFileRoute } from '@tanstack/react-router'
import { CardPrepareButton, PreparingNote } from '#src/applications/preparing/web/card-button.tsx'
import { preparedQuery } from '#src/applications/preparing/web/queries.ts'
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
      ? Promise.all([
          context.queryClient.prefetchQuery(suggestionsQuery(viewOf(deps))),
          context.queryClient.prefetchQuery(preparedQuery),
        ])
      : undefined,
  component: Page,
})

function Page() {
  return (
    <>
      <OffersForMeTabs />
      <SuggestionsPage
        prepare={(offer, at, isOpen) => <CardPrepareButton offer={offer} at={at} isOpen={isOpen} />}
        note={<PreparingNote />}
      />
    </>
  )
}
