import { createFileRoute } from '@tanstack/react-router'
import { RemovalPage } from '#src/applications/entering/web/removal-page.tsx'

export const Route = createFileRoute('/_blank/retrait/$token')({
  staticData: { title: 'Faire supprimer mes informations' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: () => <RemovalPage token={Route.useParams().token} />,
})
