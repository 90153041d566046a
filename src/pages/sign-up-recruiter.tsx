import { createFileRoute } from '@tanstack/react-router'
import { SignUpForm } from '#src/accounts/web/sign-up-form.tsx'
import { destinationSearch } from '#src/ui/joining-address.ts'
import { socialProvidersQuery } from '#src/ui/social-leaving.ts'

export const Route = createFileRoute('/_blank/inscription/recruteur')({
  staticData: { title: 'Inscription recruteur', guestOnly: true },
  validateSearch: destinationSearch,
  loader: ({ context }) => context.queryClient.prefetchQuery(socialProvidersQuery),
  component: SignUpPage,
})

function SignUpPage() {
  return <SignUpForm type="recruiter" to={Route.useSearch().to} />
}
