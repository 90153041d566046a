import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_auth/candidat/candidatures/$id/$tab')({
  staticData: {
    title: 'Candidature',
    requires: ['view', 'my applications'],
    parents: [{ title: 'Mes candidatures', to: '/candidat/candidatures' }],
  },
  component: PlannedPage,
})
