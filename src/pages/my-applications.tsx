import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_auth/candidat/candidatures')({
  staticData: { title: 'Mes candidatures', requires: ['view', 'my applications'] },
  component: PlannedPage,
})
