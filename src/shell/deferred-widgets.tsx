import { Snackbars } from '#src/ui/overlay/snackbars.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { OfflineSupport } from './offline/support.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SessionWatch } from './session-watch.tsx'

/** What no first paint needs, on every page. */
export default function DeferredWidgets() {
  return (
    <>
      <ProgressBar />
      <CookieBanner />
      <ScrollToTop />
      <OfflineBanner />
      <OfflineSupport />
      <Snackbars />
      <SessionWatch />
      <PageAnnouncer />
    </>
  )
}
