import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/candidat/cv-builder/$id')({
  staticData: {
    title: 'Modifier le CV',
    requires: ['edit', 'resume'],
    parents: [{ title: 'Mes CVs', to: '/candidat/mes-cv' }],
  },
  component: PlannedPage,
})
