import { createFileRoute } from '@tanstack/react-router'
import { OwnCompanyPage } from '#src/companies/editing/web/page.tsx'
import { ownCompanyQuery } from '#src/companies/editing/web/queries.ts'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/compagnie/$tab')({
  staticData: { title: 'Ma Société', requires: ['view', 'my company profile'] },
  // Only the server waits for the data: in the browser the page shows at once, with its skeleton.
  loader: async ({ context, params }) => {
    if (!TITLES.has(params.tab) && typeof document === 'undefined')
      await context.queryClient.prefetchQuery(ownCompanyQuery)
    return { crumb: TITLES.get(params.tab) ?? 'Ma Société' }
  },
  component: Page,
})

/** The titles of the tabs that show something else than the company. */
const TITLES = new Map(Object.entries({ abonnement: 'Abonnement', paiements: 'Paiements' }))

function Page() {
  const { tab } = Route.useParams()
  return TITLES.has(tab) ? <PlannedPage /> : <OwnCompanyPage />
}
