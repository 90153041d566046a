import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_default/sourcing-pro')({
  staticData: { title: 'Sourcing pro' },
  component: PlannedPage,
})
