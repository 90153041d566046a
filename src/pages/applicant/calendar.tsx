import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/candidat/mon-calendrier')({
  staticData: { title: 'Mon calendrier', requires: ['view', 'all my applications events'] },
  component: PlannedPage,
})
