import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/candidatures/$id/$tab')({
  staticData: {
    title: 'Candidature',
    requires: ['view', 'my offers applications'],
    parents: [{ title: 'Les candidatures', to: '/dashboard/recruteur/candidatures' }],
  },
  component: PlannedPage,
})
