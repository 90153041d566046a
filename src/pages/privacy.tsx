import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/ui/planned-page.tsx'

export const Route = createFileRoute('/_default/politique-de-confidentialite')({
  staticData: { title: 'Politique de confidentialité' },
  component: PlannedPage,
})
