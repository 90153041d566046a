import { createFileRoute } from '@tanstack/react-router'
import { BestProfilesPage } from '#src/matching/best-profiles/web/page.tsx'
import { bestProfilesQuery } from '#src/matching/best-profiles/web/queries.ts'
import { readBestProfilesSearch } from '#src/matching/best-profiles/web/search.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/meilleurs-profils')({
  staticData: { title: 'Meilleurs profils', requires: ['use_feature', 'best_applicant_profile'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    typeof document === 'undefined'
      ? context.queryClient.prefetchQuery(bestProfilesQuery(readBestProfilesSearch(deps)))
      : undefined,
  component: Page,
})

function Page() {
  return <BestProfilesPage search={readBestProfilesSearch(Route.useSearch())} />
}
