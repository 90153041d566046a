import { createFileRoute, useRouter } from '@tanstack/react-router'
import { isSocialProvider, type SocialProvider } from '#src/accounts/shared/providers.ts'
import { findAwaitedCode } from '#src/accounts/signing-in/web/awaited-code.ts'
import { LoginForm } from '#src/accounts/signing-in/web/login-form.tsx'
import { socialProvidersQuery } from '#src/accounts/social/web/authorization.ts'
import { SocialNotice } from '#src/accounts/social/web/notice.tsx'
import { pendingSocialQuery } from '#src/accounts/social/web/queries.ts'
import { pageContext } from '#src/shell/api/page-context.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { destinationOf } from '#src/shell/session/destination.ts'

interface LoginSearch {
  to?: string
  /** Set when signing in with another site failed. */
  erreur?: 'connexion'
  /** Set when an account of another site waits to be linked, which needs the password. */
  lier?: SocialProvider
}

export const Route = createFileRoute('/_blank/login')({
  staticData: { title: 'Connexion', guestOnly: true },
  validateSearch: ({ to, erreur, lier }: Record<string, unknown>): LoginSearch => ({
    ...(typeof to === 'string' && { to }),
    ...(erreur === 'connexion' && { erreur }),
    ...(isSocialProvider(lier) && { lier }),
  }),
  loaderDeps: ({ search: { lier } }) => ({ lier }),
  loader: async ({ context: { queryClient }, deps: { lier } }) => {
    const [waiting, awaitsCode] = await Promise.all([
      lier ? queryClient.fetchQuery(pendingSocialQuery) : null,
      findAwaitedCode(),
      queryClient.prefetchQuery(socialProvidersQuery),
    ])
    return {
      linking: waiting?.provider === lier ? waiting : null,
      awaitsCode,
      refused: pageContext()?.answered,
    }
  },
  component: LoginPage,
})

function LoginPage() {
  const router = useRouter()
  const { to, erreur } = Route.useSearch()
  const { linking, awaitsCode, refused } = Route.useLoaderData()
  const leave = () => router.navigate({ href: destinationOf(to, router) })
  return (
    <AuthCard title="Connexion">
      <SocialNotice failed={erreur === 'connexion'} linking={linking} />
      <LoginForm
        key={linking?.email}
        onDone={leave}
        linking={linking}
        awaitsCode={awaitsCode}
        refused={refused}
      />
    </AuthCard>
  )
}
