import { createFileRoute } from '@tanstack/react-router'
import { RecoveryForm } from '#src/accounts/recovery/web/form.tsx'

export const Route = createFileRoute('/_blank/recuperation-mot-de-passe/$id/$token')({
  staticData: { title: 'Nouveau mot de passe' },
  component: NewPasswordPage,
})

function NewPasswordPage() {
  return <RecoveryForm {...Route.useParams()} />
}
