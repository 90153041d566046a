import { createFileRoute } from '@tanstack/react-router'
import { pendingSocialQuery } from '#src/accounts/social/web/queries.ts'
import { SocialSignUp } from '#src/accounts/social/web/sign-up.tsx'
import { destinationSearch } from '#src/shell/session/destination.ts'

export const Route = createFileRoute('/_blank/inscription/recruteur/google')({
  staticData: { title: 'Inscription recruteur avec Google', guestOnly: true },
  validateSearch: destinationSearch,
  loader: ({ context }) => context.queryClient.fetchQuery(pendingSocialQuery),
  component: SignUpPage,
})

function SignUpPage() {
  return <SocialSignUp provider="google" type="recruiter" to={Route.useSearch().to} />
}
