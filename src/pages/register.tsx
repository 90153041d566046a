import { createFileRoute } from '@tanstack/react-router'
import { RegisterChoice } from '#src/accounts/web/register-choice.tsx'
import { destinationSearch } from '#src/ui/joining-address.ts'

export const Route = createFileRoute('/_blank/register')({
  staticData: { title: 'Créer un compte', guestOnly: true },
  validateSearch: destinationSearch,
  component: RegisterPage,
})

function RegisterPage() {
  return <RegisterChoice to={Route.useSearch().to} />
}
