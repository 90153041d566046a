import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#src/content/about/web/page.tsx'

export const Route = createFileRoute('/_default/qui-sommes-nous')({
  staticData: { title: 'Qui sommes-nous' },
  component: AboutPage,
})
