import { createFileRoute, Outlet } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import ServedNewsletterForm from '#src/contact/web/newsletter-form.tsx'
import type { showSiteLinks } from '#src/settings/contract.ts'
import { AfterFirstPaint } from '#src/shell/after-first-paint.tsx'
import { call } from '#src/shell/api/api.ts'
import { GuestBar } from '#src/shell/navigation/guest-bar.tsx'
import { SiteFooter, type SiteLinks } from '#src/shell/navigation/site-footer.tsx'
import { SkipLink } from '#src/shell/navigation/skip-link.tsx'
import { useAbility } from '#src/shell/session/ability.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import css from './default-layout.module.css'
import { Missing } from './missing.tsx'

export const Route = createFileRoute('/_default')({
  loader: async (): Promise<SiteLinks> => {
    const asked = call<typeof showSiteLinks>('GET /api/site-links')
    return (await asked.catch(() => ({ data: { about: null } }))).data
  },
  // The foot of the page hardly changes, so it is not asked for again with each page.
  staleTime: Number.POSITIVE_INFINITY,
  component: DefaultLayout,
  notFoundComponent: Missing,
})

/** At the foot of the page, what a form needs may come after the page itself; without scripts it must stand in it as it was served. */
const NewsletterForm = createIsomorphicFn()
  .server((): typeof ServedNewsletterForm => ServedNewsletterForm)
  .client(() => lazyPart(() => import('#src/contact/web/newsletter-form.tsx')))()

const LoginDrawer = lazyPart(() => import('#src/accounts/signing-in/web/login-drawer.tsx'))

// Only people who are signed in have this bar, so it is loaded apart.
const BottomBar = lazyPart(async () => ({
  default: (await import('#src/shell/navigation/bottom-bar.tsx')).BottomBar,
}))
const WaitingApplications = lazyPart(async () => ({
  default: (await import('#src/applications/applying/web/waiting-applications.tsx')).WaitingApplications,
}))
const OfflineKeeper = lazyPart(() => import('#src/offline/web/keeper.tsx'))
const ApplicantWidget = lazyPart(() => import('#src/applications/following/web/widget.tsx'))

/** The layout of the public pages. Each page sets its own `container`, so that a band may reach the edges. */
function DefaultLayout() {
  const user = useUser()
  return (
    <div className={css.page}>
      <SkipLink />
      <GuestBar />
      <main id="contenu" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <WidgetOfApplicants />
      <SiteFooter links={Route.useLoaderData()} NewsletterForm={NewsletterForm} />
      <AfterFirstPaint>
        <LoginDrawer />
      </AfterFirstPaint>
      {user && (
        <Suspense>
          <BottomBar />
          <WaitingApplications />
          <OfflineKeeper />
        </Suspense>
      )}
    </div>
  )
}

/** For those who may apply to an offer: its place is kept, its content is asked for once the page itself is there. */
function WidgetOfApplicants() {
  const canApply = useAbility().can('apply to', 'an offer')
  if (!canApply) return null
  return (
    <div data-screen className={css.widget}>
      <AfterFirstPaint>
        <ApplicantWidget />
      </AfterFirstPaint>
    </div>
  )
}
