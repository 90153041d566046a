import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/mes-offres/$id/$tab')({
  staticData: {
    title: 'Offre',
    requires: ['view', 'my company job offers'],
    parents: [{ title: 'Mes offres', to: '/dashboard/recruteur/mes-offres' }],
  },
  component: PlannedPage,
})
