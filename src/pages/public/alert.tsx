import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AlertPage } from '#src/offers/alerts/web/page.tsx'
import { offersHref } from '#src/offers/search/web/address.ts'
import { offersQuery } from '#src/offers/search/web/queries.ts'
import { pageContext } from '#src/shell/api/page-context.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_blank/alerte')({
  staticData: { title: 'Créer une alerte' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(offersQuery(deps))
    return { answered: pageContext()?.answered }
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: CreateAlert,
})

function CreateAlert() {
  const search = Route.useSearch()
  const { data: found } = useSuspenseQuery(offersQuery(search))
  const { answered } = Route.useLoaderData()
  return <AlertPage found={found} search={search} hrefOf={offersHref} answered={answered} />
}
