import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/parametres/$tab')({
  staticData: { title: 'Paramètres', requires: ['view', 'dashboard'] },
  component: PlannedPage,
})
