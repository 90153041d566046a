import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_default/abonnement')({
  staticData: { title: 'Abonnement' },
  component: PlannedPage,
})
