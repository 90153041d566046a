import { createFileRoute } from '@tanstack/react-router'
import { CompaniesPage } from '#src/companies/directory/web/list.tsx'
import { companiesQuery, queryOf } from '#src/companies/directory/web/queries.ts'
import { headOfList } from '#src/companies/directory/web/words.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

const path = '/societe-active'

export const Route = createFileRoute('/_default/societe-active')({
  staticData: { title: 'Sociétés qui recrutent' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const found = await context.queryClient.ensureQueryData(companiesQuery(queryOf(path, deps)))
    const isPlain = found.criteria.applied.length === 0 && found.meta.current_page === 1
    return headOfList({
      title: 'Les sociétés qui recrutent à Madagascar',
      total: found.meta.total,
      isPlain,
      address: siteOrigin() + path,
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <CompaniesPage path={path} search={Route.useSearch()} />,
})
