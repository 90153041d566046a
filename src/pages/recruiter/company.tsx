import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/compagnie/$tab')({
  staticData: { title: 'Ma Société', requires: ['view', 'my company profile'] },
  loader: ({ params }) => ({ crumb: TITLES.get(params.tab) ?? 'Ma Société' }),
  component: PlannedPage,
})

const TITLES = new Map(Object.entries({ abonnement: 'Abonnement', paiements: 'Paiements' }))
