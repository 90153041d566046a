import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '#src/applications/reviewing/web/filters.ts'
import { ApplicationsPage } from '#src/applications/reviewing/web/list/page.tsx'
import { listQuery } from '#src/applications/reviewing/web/queries.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/candidatures')({
  staticData: { title: 'Les candidatures', requires: ['view', 'my offers applications'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  // On the server the list comes with the page; in the browser the page comes at once and the list fills it.
  loader: ({ context, deps }) => {
    const reading = context.queryClient.prefetchQuery(listQuery(readSearch(deps)))
    return typeof window === 'undefined' ? reading : undefined
  },
  component: Page,
})

function Page() {
  return <ApplicationsPage search={readSearch(Route.useSearch())} />
}
