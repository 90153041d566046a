import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/verification-email/$email')({
  staticData: { title: 'Vérification de l’e-mail' },
  component: PlannedPage,
})
