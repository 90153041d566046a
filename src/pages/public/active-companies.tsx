import { createFileRoute } from '@tanstack/react-router'
import { CompaniesPage } from '#src/companies/directory/web/list.tsx'
import { loadList } from '#src/companies/directory/web/list-loading.ts'
import { titledHead } from '#src/shell/page-head.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

const path = '/societe-active'

export const Route = createFileRoute('/_default/societe-active')({
  staticData: { title: 'Sociétés qui recrutent' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context.queryClient, path, deps),
  head: ({ loaderData }) => titledHead(loaderData),
  component: () => <CompaniesPage path={path} search={Route.useSearch()} />,
})
