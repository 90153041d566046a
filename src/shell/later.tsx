import { Suspense, useState } from 'react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Snackbars } from '#src/ui/overlay/snackbars.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { useLoginOpening } from './login/drawer.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SessionWatch } from './session-watch.tsx'

const LoginPanel = lazyPart(() => import('./login/panel.tsx'))

/** What no first paint needs, on every page. */
export default function Later() {
  return (
    <>
      <ProgressBar />
      <CookieBanner />
      <ScrollToTop />
      <LoginWhenAsked />
      <OfflineBanner />
      <Snackbars />
      <SessionWatch />
      <PageAnnouncer />
    </>
  )
}

/** Downloaded with its first opening, then stays mounted closed. */
function LoginWhenAsked() {
  const opening = useLoginOpening()
  const [asked, setAsked] = useState(false)
  if (opening && !asked) setAsked(true)
  return asked ? (
    <Suspense>
      <LoginPanel />
    </Suspense>
  ) : null
}
