import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/candidat/suggestions-offres')({
  staticData: { title: 'Mes recommandations', requires: ['view', 'my suggest offer'] },
  component: PlannedPage,
})
