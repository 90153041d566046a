import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_default/creer-un-cv')({
  staticData: {
    title: 'Créer un CV',
    description: 'Créez votre CV gratuitement et servez-vous-en pour chaque candidature sur Asafidy.',
  },
  component: PlannedPage,
})
