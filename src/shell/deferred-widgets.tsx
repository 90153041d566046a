import { useEffect } from 'react'
import { setClock } from '#src/shared/dates.ts'
import { Snackbars } from '#src/ui/overlay/snackbars.tsx'
import { serverTime } from './api/server-time.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { OfflineSupport } from './offline/support.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SessionWatch } from './session-watch.tsx'

/** What no first paint needs, on every page. */
export default function DeferredWidgets() {
  // They are asked for once the page is alive, and so come later than the last of its parts: time passes from here on.
  useEffect(() => setClock(serverTime), [])
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
