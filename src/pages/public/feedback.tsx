import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_default/feedback')({
  staticData: {
    title: 'Feedback',
    description: 'Donnez votre avis sur Asafidy, le site d’emploi de Madagascar.',
  },
  component: PlannedPage,
})
