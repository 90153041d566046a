import { createFileRoute } from '@tanstack/react-router'
import { NotAuthorizedFrame } from './not-authorized-frame.tsx'

export const Route = createFileRoute('/pages/misc/not-authorized')({
  staticData: { title: 'Accès non autorisé' },
  component: NotAuthorizedFrame,
})
