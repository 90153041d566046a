import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_default/societe')({
  staticData: { title: 'Sociétés' },
  component: PlannedPage,
})
