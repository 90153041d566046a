import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#src/resumes/importing/web/page.tsx'

export const Route = createFileRoute('/_auth/candidat/importer-un-cv')({
  staticData: {
    title: 'Importer un CV',
    requires: ['create', 'resume'],
    parents: [{ title: 'Mes CVs', to: '/candidat/mes-cv' }],
  },
  component: ImportPage,
})
