import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_default/top-recruteur')({
  staticData: { title: 'Top recruteurs' },
  component: PlannedPage,
})
