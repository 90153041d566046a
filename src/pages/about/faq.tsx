import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_default/faq')({
  staticData: { title: 'FAQ' },
  component: PlannedPage,
})
