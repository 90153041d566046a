import { createFileRoute } from '@tanstack/react-router'
import { withListHead } from '#src/companies/directory/web/list-head.ts'
import { pageOf, rankingQuery } from '#src/companies/directory/web/queries.ts'
import { RankingPage } from '#src/companies/directory/web/ranking.tsx'
import { titledHead } from '#src/shell/page-head.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_default/top-recruteur')({
  staticData: { title: 'Top recruteurs' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const page = pageOf(deps)
    const { meta } = await context.queryClient.ensureQueryData(rankingQuery(page))
    return withListHead({
      title: 'Les sociétés qui répondent à leurs candidats',
      total: meta.total,
      isPlain: page === 1,
      path: '/top-recruteur',
    })
  },
  head: ({ loaderData }) => titledHead(loaderData),
  component: () => <RankingPage page={pageOf(Route.useSearch())} />,
})
