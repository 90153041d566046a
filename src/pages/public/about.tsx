import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_default/qui-sommes-nous')({
  staticData: {
    title: 'Qui sommes-nous',
    description:
      'Asafidy, le site d’emploi de Madagascar\u00A0: des offres vérifiées et une réponse à chaque candidature.',
  },
  component: PlannedPage,
})
