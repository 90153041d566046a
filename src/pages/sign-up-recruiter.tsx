import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/inscription/recruteur')({
  staticData: { title: 'Inscription recruteur', guestOnly: true },
  component: PlannedPage,
})
