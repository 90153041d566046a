import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_default/profils/$slug')({
  staticData: { title: 'Profil' },
  component: PlannedPage,
})
