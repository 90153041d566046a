import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_blank/candidat/cv-builder')({
  staticData: { title: 'Créer un CV', requires: ['create', 'resume'] },
  component: PlannedPage,
})
