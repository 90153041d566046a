import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_auth/candidat/suggestions-offres')({
  staticData: { title: 'Mes recommandations', requires: ['view', 'my suggest offer'] },
  component: PlannedPage,
})
