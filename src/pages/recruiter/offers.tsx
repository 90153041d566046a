import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/mes-offres')({
  staticData: { title: 'Mes offres', requires: ['view', 'my company job offers'] },
  component: PlannedPage,
})
