import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/contact/messages/web/page.tsx'

export const Route = createFileRoute('/_default/contact')({
  staticData: {
    title: 'Contact',
    description: 'Écrire à l’équipe d’Asafidy, le site d’emploi de Madagascar.',
  },
  component: ContactPage,
})
