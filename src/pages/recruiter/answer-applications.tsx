import { createFileRoute } from '@tanstack/react-router'
import { readAnswerSearch } from '#src/applications/deciding/web/address.ts'
import { AnswerPage } from '#src/applications/deciding/web/answering/page.tsx'
import { recipientsQuery } from '#src/applications/deciding/web/queries.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/candidatures/repondre')({
  staticData: {
    title: 'Réponse groupée',
    requires: ['view', 'my offers applications'],
    parents: [{ title: 'Les candidatures', to: '/dashboard/recruteur/candidatures' }],
  },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { ids, offer_id } = readAnswerSearch(deps)
    await orNotFound(context.queryClient.ensureQueryData(recipientsQuery({ ids, offer_id })))
  },
  component: Page,
})

function Page() {
  const search = readAnswerSearch(Route.useSearch())
  return <AnswerPage key={JSON.stringify(search)} search={search} />
}
