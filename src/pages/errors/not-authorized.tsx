import { createFileRoute } from '@tanstack/react-router'
import { NotAuthorizedFrame } from './not-authorized-frame.tsx'

export const Route = createFileRoute('/not-authorized')({
  staticData: { title: 'Accès non autorisé' },
  component: NotAuthorizedFrame,
})
