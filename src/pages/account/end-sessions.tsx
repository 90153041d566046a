import { createFileRoute } from '@tanstack/react-router'
import { EndSessions } from '#src/accounts/security/web/end-sessions.tsx'

export const Route = createFileRoute('/_blank/deconnexion/$token')({
  staticData: { title: 'Déconnectez tous vos appareils' },
  component: EndSessionsPage,
})

function EndSessionsPage() {
  return <EndSessions token={Route.useParams().token} />
}
