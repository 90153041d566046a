import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/register')({
  staticData: { title: 'Créer un compte', guestOnly: true },
  component: PlannedPage,
})
