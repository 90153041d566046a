import { createFileRoute } from '@tanstack/react-router'
import { TryingPage } from '#src/resumes/trying/web/page.tsx'

export const Route = createFileRoute('/_default/creer-un-cv')({
  staticData: { title: 'Créer un CV' },
  component: TryingPage,
})
