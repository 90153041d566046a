import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/candidatures')({
  staticData: { title: 'Les candidatures', requires: ['view', 'my offers applications'] },
  component: PlannedPage,
})
