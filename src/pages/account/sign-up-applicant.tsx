import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { SignUpForm } from '#src/accounts/joining/web/sign-up-form.tsx'
import { socialProvidersQuery } from '#src/accounts/social/web/authorization.ts'
import { providerSearch } from '#src/accounts/social/web/provider-search.ts'
import { pendingSocialQuery } from '#src/accounts/social/web/queries.ts'
import { destinationSearch } from '#src/shell/session/destination.ts'

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

// This form is only for people who come back from a provider, so it is loaded apart.
const SocialSignUp = lazyRouteComponent(() => import('#src/accounts/social/web/sign-up.tsx'), 'SocialSignUp')

function SignUpPage() {
  const { to, fournisseur } = Route.useSearch()
  if (fournisseur) return <SocialSignUp provider={fournisseur} type="applicant" to={to} />
  return <SignUpForm type="applicant" to={to} />
}
