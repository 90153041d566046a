import { createFileRoute } from '@tanstack/react-router'
import { OfflinePage } from '#src/offline/web/page.tsx'

export const Route = createFileRoute('/_blank/hors-ligne')({
  staticData: { title: 'Hors connexion' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: OfflinePage,
})
