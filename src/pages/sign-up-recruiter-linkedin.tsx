import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/inscription/recruteur/linkedin')({
  staticData: { title: 'Inscription recruteur avec LinkedIn', guestOnly: true },
  component: PlannedPage,
})
