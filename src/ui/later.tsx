import { CookieBanner } from './cookie-banner.tsx'
import { LoginPanel } from './login-panel.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SessionWatch } from './session-watch.tsx'
import { Snackbars } from './snackbars.tsx'

/** What no first paint needs, on every page. */
export default function Later() {
  return (
    <>
      <ProgressBar />
      <CookieBanner />
      <ScrollToTop />
      <LoginPanel />
      <OfflineBanner />
      <Snackbars />
      <SessionWatch />
      <PageAnnouncer />
    </>
  )
}
