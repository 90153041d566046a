import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_default/qui-sommes-nous')({
  staticData: { title: 'Qui sommes-nous' },
  component: PlannedPage,
})
