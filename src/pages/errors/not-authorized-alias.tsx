import { createFileRoute } from '@tanstack/react-router'
import { NotAuthorizedPage } from '#src/shell/frames/not-authorized-page.tsx'

export const Route = createFileRoute('/_blank/pages/misc/not-authorized')({
  staticData: { title: 'Accès non autorisé' },
  component: NotAuthorizedPage,
})
