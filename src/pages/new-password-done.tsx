import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/recuperation-mot-de-passe/success')({
  staticData: { title: 'Mot de passe modifié' },
  component: PlannedPage,
})
