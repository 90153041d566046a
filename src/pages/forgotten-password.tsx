import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/recuperation-mot-de-passe')({
  staticData: { title: 'Mot de passe oublié' },
  component: PlannedPage,
})
