import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_blank/alerte/$token')({
  staticData: { title: 'Alerte confirmée' },
  component: ConfirmAlertPage,
})

function ConfirmAlertPage() {
  const { token } = Route.useParams()
  return <p>{token}</p>
}
