import { createFileRoute } from '@tanstack/react-router'
import { EmailChangeConfirmation } from '#src/accounts/email-change/web/confirmation.tsx'

export const Route = createFileRoute('/_blank/nouvelle-adresse/$token')({
  staticData: { title: 'Confirmez votre nouvelle adresse' },
  component: ConfirmEmailChangePage,
})

function ConfirmEmailChangePage() {
  return <EmailChangeConfirmation token={Route.useParams().token} />
}
