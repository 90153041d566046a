import { createFileRoute } from '@tanstack/react-router'
import { SignUpForm } from '#src/accounts/web/sign-up-form.tsx'
import { pendingSocialQuery } from '#src/accounts/web/social-queries.ts'
import { SocialSignUp } from '#src/accounts/web/social-sign-up.tsx'
import { destinationSearch, providerSearch } from '#src/ui/joining-address.ts'
import { socialProvidersQuery } from '#src/ui/social-leaving.ts'

export const Route = createFileRoute('/_blank/inscription/candidat')({
  staticData: { title: 'Inscription candidat', guestOnly: true },
  validateSearch: (search: Record<string, unknown>) => ({
    ...destinationSearch(search),
    ...providerSearch(search),
  }),
  loaderDeps: ({ search: { fournisseur } }) => ({ fournisseur }),
  loader: ({ context: { queryClient }, deps: { fournisseur } }) =>
    fournisseur
      ? queryClient.fetchQuery(pendingSocialQuery)
      : queryClient.prefetchQuery(socialProvidersQuery),
  component: SignUpPage,
})

function SignUpPage() {
  const { to, fournisseur } = Route.useSearch()
  if (fournisseur) return <SocialSignUp provider={fournisseur} type="applicant" to={to} />
  return <SignUpForm type="applicant" to={to} />
}
