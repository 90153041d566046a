import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#src/content/terms/web/page.tsx'

export const Route = createFileRoute('/_default/conditions-d-utilisation')({
  staticData: { title: 'Conditions d’utilisation' },
  component: TermsPage,
})
