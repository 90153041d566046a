import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_auth/candidat/mes-cv')({
  staticData: { title: 'Mes CVs', requires: ['view', 'my resumes'] },
  component: PlannedPage,
})
