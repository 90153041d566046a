import { createFileRoute } from '@tanstack/react-router'
import { SignUpForm } from '#src/accounts/joining/web/sign-up-form.tsx'
import { socialProvidersQuery } from '#src/accounts/social/web/authorization.ts'
import { destinationSearch } from '#src/shell/session/destination.ts'

export const Route = createFileRoute('/_blank/inscription/recruteur')({
  staticData: { title: 'Inscription recruteur', guestOnly: true },
  validateSearch: destinationSearch,
  loader: ({ context }) => context.queryClient.prefetchQuery(socialProvidersQuery),
  component: SignUpPage,
})

function SignUpPage() {
  return <SignUpForm type="recruiter" to={Route.useSearch().to} />
}
