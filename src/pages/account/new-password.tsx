import { createFileRoute } from '@tanstack/react-router'
import { RecoveryForm } from '#src/accounts/recovery/web/form.tsx'

export const Route = createFileRoute('/_blank/recuperation-mot-de-passe/$id/$token')({
  staticData: { title: 'Nouveau mot de passe' },
  validateSearch: ({ verification }: Record<string, unknown>): { verification?: true } =>
    verification ? { verification: true } : {},
  component: NewPasswordPage,
})

function NewPasswordPage() {
  const { verification = false } = Route.useSearch()
  return <RecoveryForm {...Route.useParams()} verifying={verification} />
}
