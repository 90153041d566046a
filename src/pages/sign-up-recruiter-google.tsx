import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/inscription/recruteur/google')({
  staticData: { title: 'Inscription recruteur avec Google', guestOnly: true },
  component: PlannedPage,
})
