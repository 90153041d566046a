import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Outlet,
  redirect,
  useParams,
  useRouter,
  useSearch,
} from '@tanstack/react-router'
import { ApiError, WENT_WRONG } from '#src/shell/api/api.ts'
import { Snackbars } from '#src/ui/overlay/snackbars.tsx'
import { parseSearch, stringifySearch } from '#src/ui/search-params.ts'
import { Failure } from '../desk/failure.tsx'
import { NoScreen } from '../desk/missing.tsx'
import { HOME, readHomeSearch } from '../home/addresses.ts'
import { Permitted } from '../session/permitted.tsx'
import { SIGN_IN, sessionQuery, signInHref } from '../session/session.ts'
import { InvitationPage } from '../sign-in/invitation.tsx'
import { readSignInSearch, SignInPage } from '../sign-in/page.tsx'
import { Frame } from './frame.tsx'
import { Home } from './home.tsx'
import { createQueryClient } from './query-client.ts'
import { SCREENS, type Screen } from './screens.tsx'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <>
      <Outlet />
      <Snackbars />
    </>
  ),
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: SIGN_IN,
  staticData: { title: 'Connexion' },
  validateSearch: readSignInSearch,
  component: SignInPage,
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$token',
  staticData: { title: 'Invitation' },
  component: InvitationPage,
})

/** Everything but the sign-in: whoever is not signed in is led there, and back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context: { queryClient }, location }) => {
    try {
      await queryClient.ensureQueryData(sessionQuery)
    } catch (error) {
      // An administrator without codes, and an account of another kind, are refused: the sign-in says what is missing.
      const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403)
      if (isRefused) throw redirect({ href: signInHref(location.href) })
      throw error
    }
  },
  component: Frame,
})

const home = createRoute({
  getParentRoute: () => signedIn,
  path: HOME,
  staticData: { title: 'Accueil' },
  validateSearch: readHomeSearch,
  component: Home,
})

const screens = SCREENS.map((screen) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: screen.path,
    staticData: { title: screen.title },
    validateSearch: screen.readSearch,
    component: () => <OpenScreen screen={screen} />,
  }),
)

const missing = createRoute({ getParentRoute: () => signedIn, path: '$', component: NoScreen })

/** The router of the administration's site, with the client that its screens read through. */
export function createAdminRouter() {
  const queryClient = createQueryClient(() => {
    const { pathname, href } = router.latestLocation
    if (pathname === SIGN_IN) return
    void router
      .navigate({ href: signInHref(href) })
      .then(() => queryClient.removeQueries({ type: 'inactive' }))
  })
  const router = createRouter({
    routeTree: root.addChildren([signIn, invitation, signedIn.addChildren([home, ...screens, missing])]),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: ScreenFailure,
  })
  return { router, queryClient }
}

/** The router's types know the addresses of the public site alone: each screen reads its own. */
function OpenScreen({ screen: { needs, render } }: { screen: Screen }) {
  const search = useSearch({ strict: false })
  const { id } = useParams({ strict: false })
  return <Permitted needs={needs}>{render(search, id)}</Permitted>
}

function ScreenFailure({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Failure
      error={error instanceof Error ? error : new Error(WENT_WRONG)}
      onRetry={() => void router.invalidate()}
    />
  )
}
