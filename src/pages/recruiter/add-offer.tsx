import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/mes-offres/ajouter')({
  staticData: {
    title: 'Saisir une offre',
    requires: ['create', 'job offer'],
    parents: [{ title: 'Mes offres', to: '/dashboard/recruteur/mes-offres' }],
  },
  component: PlannedPage,
})
