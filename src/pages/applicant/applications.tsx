import { createFileRoute } from '@tanstack/react-router'
import { ApplicationsPage } from '#src/applications/following/web/applications-page.tsx'
import { applicationsQuery, filtersOf } from '#src/applications/following/web/queries.ts'

export const Route = createFileRoute('/_auth/candidat/candidatures')({
  staticData: { title: 'Mes candidatures', requires: ['view', 'my applications'] },
  loaderDeps: ({ search }) => filtersOf(search),
  // In the browser the page shows at once, with its skeleton.
  loader: ({ context, deps }) =>
    typeof document === 'undefined' ? context.queryClient.prefetchQuery(applicationsQuery(deps)) : undefined,
  component: ApplicationsPage,
})
