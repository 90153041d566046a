import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { pageContext } from '#src/shell/api/page-context.ts'
import { LookPage } from '#src/shell/navigation/look-page.tsx'
import { cookieIn } from '#src/shell/session/cookies.ts'
import { destinationOf, destinationSearch } from '#src/shell/session/destination.ts'
import { CONSENT_COOKIE, choiceIn } from '#src/shell/shared/cookie-consent.ts'

export const Route = createFileRoute('/_blank/affichage')({
  staticData: { title: 'Affichage et cookies' },
  validateSearch: destinationSearch,
  loader: () => {
    const cookies = pageContext()?.cookie ?? document.cookie
    return { choice: choiceIn(cookieIn(cookies, CONSENT_COOKIE)) }
  },
  component: Look,
})

function Look() {
  const router = useRouter()
  const back = destinationOf(Route.useSearch().to, router, '/')
  return <LookPage back={back} query={useLocation().searchStr} choice={Route.useLoaderData().choice} />
}
