import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SignUpForm } from '#src/accounts/joining/web/sign-up-form.tsx'
import { socialProvidersQuery } from '#src/accounts/social/web/authorization.ts'
import { providerSearch } from '#src/accounts/social/web/provider-search.ts'
import { pendingSocialQuery } from '#src/accounts/social/web/queries.ts'
import { KEPT_IN, readTrial, trialAddress } from '#src/resumes/trying/web/stored-trial.ts'
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
  return <ApplicantForm to={to} />
}

/** Whoever comes from a CV that was written without an account has said there who it is. */
function ApplicantForm({ to }: { to: string | undefined }) {
  const [known, setKnown] = useState<ReturnType<typeof knownOfTrial>>()
  // The server has not seen what is kept in this browser.
  useEffect(() => {
    if (to === KEPT_IN) setKnown(knownOfTrial())
  }, [to])
  return <SignUpForm type="applicant" to={to} known={known} />
}

function knownOfTrial() {
  const kept = readTrial()
  const { first_name, last_name } = kept?.identity ?? {}
  return { first_name, last_name, email: trialAddress(kept) || undefined }
}
