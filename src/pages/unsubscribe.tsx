import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_blank/desabonnement/$token')({
  staticData: { title: 'Se désabonner' },
  component: UnsubscribePage,
})

function UnsubscribePage() {
  const { token } = Route.useParams()
  return <p>{token}</p>
}
