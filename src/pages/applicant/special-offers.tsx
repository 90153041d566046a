import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/candidat/offres-speciales')({
  staticData: { title: 'Invitations', requires: ['view', 'my saved offer'] },
  component: PlannedPage,
})
