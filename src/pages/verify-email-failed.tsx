import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/verification-email/failed')({
  staticData: { title: 'Vérification échouée' },
  component: PlannedPage,
})
