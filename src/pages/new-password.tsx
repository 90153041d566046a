import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/recuperation-mot-de-passe/$id/$token')({
  staticData: { title: 'Nouveau mot de passe' },
  component: PlannedPage,
})
