import { createFileRoute } from '@tanstack/react-router'
import { NotAuthorized } from '#src/companies/editing/web/not-authorized.tsx'

export const Route = createFileRoute('/_blank/pages/misc/not-authorized')({
  staticData: { title: 'Accès non autorisé' },
  component: NotAuthorized,
})
