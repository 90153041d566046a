import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_blank/invitation/$token')({
  staticData: { title: 'Invitation' },
  component: InvitationPage,
})

function InvitationPage() {
  const { token } = Route.useParams()
  return <p>{token}</p>
}
