import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_default/abonnement')({
  staticData: {
    title: 'Abonnement',
    description: 'Les abonnements d’Asafidy pour les entreprises qui recrutent à Madagascar.',
  },
  component: PlannedPage,
})
