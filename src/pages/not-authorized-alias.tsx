import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/pages/misc/not-authorized')({
  staticData: { title: 'Accès non autorisé' },
  component: PlannedPage,
})
