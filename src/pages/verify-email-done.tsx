import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_blank/verification-email/success')({
  staticData: { title: 'E-mail vérifié' },
  component: PlannedPage,
})
