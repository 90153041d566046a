import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/notifications')({
  staticData: { title: 'Mes notifications', requires: ['view', 'dashboard'] },
  component: PlannedPage,
})
