import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#src/content/privacy/web/page.tsx'

export const Route = createFileRoute('/_default/politique-de-confidentialite')({
  staticData: {
    title: 'Politique de confidentialité',
    description: 'Ce qu’Asafidy fait de vos données, pourquoi, combien de temps, et vos droits.',
  },
  component: PrivacyPage,
})
