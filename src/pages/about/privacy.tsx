import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#src/content/privacy/web/page.tsx'

export const Route = createFileRoute('/_default/politique-de-confidentialite')({
  staticData: { title: 'Politique de confidentialité' },
  component: PrivacyPage,
})
