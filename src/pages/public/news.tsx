import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_default/actualites')({
  staticData: {
    title: 'Actualités',
    description: 'L’actualité de l’emploi et du recrutement à Madagascar.',
  },
  component: PlannedPage,
})
