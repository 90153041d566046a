import { createFileRoute, Outlet } from '@tanstack/react-router'
import { GuestBar } from '../guest-bar.tsx'
import { SiteFooter } from '../site-footer.tsx'
import { SkipLink } from '../skip-link.tsx'
import css from './default-layout.module.css'

export const Route = createFileRoute('/_default')({ component: DefaultLayout })

/** The public pages; each sets its own `container`, so that a band may reach the edges. */
function DefaultLayout() {
  return (
    <div className={css.page}>
      <SkipLink />
      <GuestBar />
      <main id="contenu" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
