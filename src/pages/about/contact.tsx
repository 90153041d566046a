import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/contact/messages/web/page.tsx'

export const Route = createFileRoute('/_default/contact')({
  staticData: { title: 'Contact' },
  component: ContactPage,
})
