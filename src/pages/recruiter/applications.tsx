import { createFileRoute } from '@tanstack/react-router'
import { choicesQuery } from '#src/applications/evaluating/web/queries.ts'
import { BoardPage } from '#src/applications/reviewing/web/board/page.tsx'
import { boardQuery } from '#src/applications/reviewing/web/board/queries.ts'
import { readSearch } from '#src/applications/reviewing/web/filters.ts'
import { ApplicationsPage } from '#src/applications/reviewing/web/list/page.tsx'
import { listQuery } from '#src/applications/reviewing/web/queries.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/candidatures')({
  staticData: { title: 'Les candidatures', requires: ['view', 'my offers applications'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  // The application that is open beside the list does not change the list, so it must not load it again.
  loaderDeps: ({ search: { candidature: _open, ...search } }) => search,
  // Only the server waits for the list: in the browser the page shows at once and the list follows.
  loader: ({ context, deps }) => {
    const search = readSearch(deps)
    const { queryClient } = context
    const isBoard = search.vue === 'kanban'
    const reading = Promise.all([
      isBoard ? queryClient.prefetchQuery(boardQuery(search)) : queryClient.prefetchQuery(listQuery(search)),
      queryClient.prefetchQuery(choicesQuery),
    ])
    return typeof window === 'undefined' ? reading : undefined
  },
  component: Page,
})

function Page() {
  const search = readSearch(Route.useSearch())
  return search.vue === 'kanban' ? <BoardPage search={search} /> : <ApplicationsPage search={search} />
}
