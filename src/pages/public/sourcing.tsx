import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_default/sourcing-pro')({
  staticData: {
    title: 'Sourcing pro',
    description: 'Trouver des candidats à Madagascar avec Asafidy.',
  },
  component: PlannedPage,
})
