import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_default/societe')({
  staticData: {
    title: 'Sociétés',
    description: 'Les sociétés présentes sur Asafidy, le site d’emploi de Madagascar.',
  },
  component: PlannedPage,
})
