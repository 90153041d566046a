import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/meilleurs-profils')({
  staticData: { title: 'Meilleurs profils', requires: ['use_feature', 'best_applicant_profile'] },
  component: PlannedPage,
})
