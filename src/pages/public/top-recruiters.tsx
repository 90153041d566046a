import { createFileRoute } from '@tanstack/react-router'
import { pageOf, rankingQuery } from '#src/companies/directory/web/queries.ts'
import { RankingPage } from '#src/companies/directory/web/ranking.tsx'
import { headOfList } from '#src/companies/directory/web/words.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_default/top-recruteur')({
  staticData: { title: 'Top recruteurs' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const page = pageOf(deps)
    const { meta } = await context.queryClient.ensureQueryData(rankingQuery(page))
    return headOfList({
      title: 'Les sociétés qui répondent à leurs candidats',
      total: meta.total,
      isPlain: page === 1,
      address: `${siteOrigin()}/top-recruteur`,
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <RankingPage page={pageOf(Route.useSearch())} />,
})
