import { createFileRoute } from '@tanstack/react-router'
import { SignUpForm } from '#src/accounts/joining/web/sign-up-form.tsx'
import { destinationSearch } from '#src/shell/login/joining-address.ts'
import { socialProvidersQuery } from '#src/shell/login/social-authorization.ts'

export const Route = createFileRoute('/_blank/inscription/recruteur')({
  staticData: { title: 'Inscription recruteur', guestOnly: true },
  validateSearch: destinationSearch,
  loader: ({ context }) => context.queryClient.prefetchQuery(socialProvidersQuery),
  component: SignUpPage,
})

function SignUpPage() {
  return <SignUpForm type="recruiter" to={Route.useSearch().to} />
}
