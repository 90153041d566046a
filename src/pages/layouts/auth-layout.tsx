import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { APP_NAME } from '#src/shared/app-name.ts'
import { CompanyBanner } from '#src/shell/company-banner.tsx'
import { askCookieChoice } from '#src/shell/cookie-choice.ts'
import AccountTools from '#src/shell/navigation/account-tools.tsx'
import { LayoutStateProvider, useLayoutState } from '#src/shell/navigation/layout-state.tsx'
import { SideNav } from '#src/shell/navigation/side-nav.tsx'
import { SkipLink } from '#src/shell/navigation/skip-link.tsx'
import { TopNav } from '#src/shell/navigation/top-nav.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { MenuIcon } from '#src/ui/icons.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { BackLink, Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { Drawer } from '#src/ui/overlay/dialog.tsx'
import css from './auth-layout.module.css'

const DisplaySettings = lazy(() => import('#src/shell/navigation/display-settings.tsx'))

export const Route = createFileRoute('/_auth')({ component: AuthLayout })

/** The pages of someone signed in. */
function AuthLayout() {
  return (
    <LayoutStateProvider>
      <Shell />
    </LayoutStateProvider>
  )
}

function Shell() {
  const { state } = useLayoutState()
  const [display, setDisplay] = useState<'unused' | 'open' | 'closed'>('unused')
  const width = state.content_width === 'boxed' ? css.boxed : css.fluid
  const showDisplay = () => setDisplay('open')
  const horizontal = state.nav === 'horizontal'
  return (
    <>
      <SkipLink />
      <div className={css.shell}>
        {!horizontal && (
          <div className={css.side}>
            <SideNav onDisplay={showDisplay} />
          </div>
        )}
        <div className={css.page}>
          <Navbar width={width} horizontal={horizontal} onDisplay={showDisplay} />
          {horizontal && (
            <div className={css.top}>
              <TopNav onDisplay={showDisplay} width={width} />
            </div>
          )}
          <main id="contenu" className={classes(css.main, width)} tabIndex={-1}>
            <BackLink />
            <CompanyBanner />
            <Outlet />
          </main>
          <Foot width={width} />
        </div>
      </div>
      {display !== 'unused' && (
        <Suspense>
          <DisplaySettings open={display === 'open'} onClose={() => setDisplay('closed')} />
        </Suspense>
      )}
    </>
  )
}

interface NavbarProps {
  width: string | undefined
  horizontal: boolean
  onDisplay: () => void
}

function Navbar({ width, horizontal, onDisplay }: NavbarProps) {
  const { state } = useLayoutState()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <header
      className={classes(
        css.bar,
        state.navbar_blur === '1' && css.blur,
        state.navbar === 'hidden' && css.loose,
      )}
    >
      <div className={classes(css.in, width)}>
        <Button
          look="quiet"
          iconOnly
          className={css.burger}
          aria-label="Ouvrir le menu"
          onClick={() => setOpen(true)}
        >
          <MenuIcon />
        </Button>
        <AppLink
          href="/"
          className={horizontal ? undefined : css.phoneLogo}
          aria-label={`${APP_NAME}, accueil`}
        >
          <Logo />
        </AppLink>
        <Breadcrumbs />
        <AccountTools />
      </div>
      <Drawer side="left" title="Menu" open={open} onClose={close}>
        <div className={css.overlay}>
          <SideNav
            overlay
            onPress={close}
            onDisplay={() => {
              close()
              onDisplay()
            }}
          />
        </div>
      </Drawer>
    </header>
  )
}

function Foot({ width }: { width: string | undefined }) {
  return (
    <footer className={css.foot}>
      <div className={width}>
        <span>
          © {new Date().getFullYear()} {APP_NAME}
        </span>
        <AppLink href="/politique-de-confidentialite">Politique de confidentialité</AppLink>
        <AppLink href="/faq">FAQ</AppLink>
        <AppLink href="/feedback">Feedback</AppLink>
        <button type="button" onClick={askCookieChoice}>
          Gérer les cookies
        </button>
      </div>
    </footer>
  )
}
