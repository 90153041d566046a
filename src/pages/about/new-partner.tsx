import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_default/nouveau-partenaire')({
  staticData: { title: 'Nouveau partenaire' },
  component: PlannedPage,
})
