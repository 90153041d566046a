import { createFileRoute } from '@tanstack/react-router'
import { readIds } from '#src/applications/comparing/web/address.ts'
import { ComparisonPage } from '#src/applications/comparing/web/page.tsx'
import { comparisonQuery } from '#src/applications/comparing/web/queries.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/candidatures/comparer')({
  staticData: {
    title: 'Comparer',
    requires: ['view', 'my offers applications'],
    parents: [{ title: 'Les candidatures', to: '/dashboard/recruteur/candidatures' }],
  },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => ({ ids: readIds(search.ids).join(',') }),
  loader: async ({ context, deps }) => {
    const ids = readIds(deps.ids)
    if (ids.length > 0) await orNotFound(context.queryClient.ensureQueryData(comparisonQuery(ids)))
  },
  component: Page,
})

function Page() {
  return <ComparisonPage ids={readIds(Route.useSearch().ids)} />
}
