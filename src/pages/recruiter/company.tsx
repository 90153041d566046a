import { createFileRoute } from '@tanstack/react-router'
import { OwnCompanyPage } from '#src/companies/editing/web/page.tsx'
import { ownCompanyQuery } from '#src/companies/editing/web/queries.ts'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/compagnie/$tab')({
  staticData: { title: 'Ma Société', requires: ['view', 'my company profile'] },
  // In the browser the page shows at once, with its skeleton.
  loader: async ({ context, params }) => {
    const isOwn = params.tab === OWN
    if (isOwn && typeof document === 'undefined') await context.queryClient.prefetchQuery(ownCompanyQuery)
    return { crumb: TITLES.get(params.tab) ?? 'Ma Société' }
  },
  component: Page,
})

const OWN = 'ma-societe'
const TITLES = new Map(Object.entries({ abonnement: 'Abonnement', paiements: 'Paiements' }))

function Page() {
  const { tab } = Route.useParams()
  return tab === OWN ? <OwnCompanyPage /> : <PlannedPage />
}
