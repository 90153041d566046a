import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/inscription/candidat')({
  staticData: { title: 'Inscription candidat', guestOnly: true },
  component: PlannedPage,
})
