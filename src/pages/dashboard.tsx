import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard')({
  staticData: { title: 'Tableau de bord', requires: ['view', 'dashboard'] },
  component: PlannedPage,
})
