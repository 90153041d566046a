import { createFileRoute } from '@tanstack/react-router'
import { pendingSocialQuery } from '#src/accounts/social/web/queries.ts'
import { SocialSignUp } from '#src/accounts/social/web/sign-up.tsx'
import { destinationSearch } from '#src/shell/session/destination.ts'

export const Route = createFileRoute('/_blank/inscription/recruteur/linkedin')({
  staticData: { title: 'Inscription recruteur avec LinkedIn', guestOnly: true },
  validateSearch: destinationSearch,
  loader: ({ context }) => context.queryClient.fetchQuery(pendingSocialQuery),
  component: SignUpPage,
})

function SignUpPage() {
  return <SocialSignUp provider="linkedin" type="recruiter" to={Route.useSearch().to} />
}
