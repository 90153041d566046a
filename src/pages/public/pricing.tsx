import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_default/tarifs')({
  staticData: {
    title: 'Tarifs',
    description: 'Les tarifs d’Asafidy pour publier des offres d’emploi à Madagascar.',
  },
  component: PlannedPage,
})
