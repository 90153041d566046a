import { createFileRoute } from '@tanstack/react-router'
import { ApplicationsPage } from '#src/applications/following/web/list-page.tsx'
import { applicationsQuery, filtersOf } from '#src/applications/following/web/queries.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/candidat/candidatures')({
  staticData: { title: 'Mes candidatures', requires: ['view', 'my applications'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  // Only the server waits for the data: in the browser the page shows at once, with its skeleton.
  loader: ({ context, deps }) =>
    typeof document === 'undefined'
      ? context.queryClient.prefetchQuery(applicationsQuery(filtersOf(deps)))
      : undefined,
  component: ApplicationsPage,
})
