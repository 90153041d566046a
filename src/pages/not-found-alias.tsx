import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/pages/misc/not-found/$error')({
  staticData: { title: 'Page introuvable' },
  component: PlannedPage,
})
