import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_auth/candidat/mon-profil')({
  staticData: { title: 'Mon Profil', requires: ['view', 'my profile'] },
  component: PlannedPage,
})
