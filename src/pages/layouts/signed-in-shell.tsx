import type { ReactNode } from 'react'
import { RefusedAddressNotice } from '#src/accounts/verification/web/refused-address.tsx'
import { WaitingApplications } from '#src/applications/applying/web/waiting-applications.tsx'
import { APP_NAME } from '#src/shared/app-name.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { AfterFirstPaint } from '#src/shell/after-first-paint.tsx'
import { CompanyBanner } from '#src/shell/company-banner.tsx'
import { askCookieChoice } from '#src/shell/cookie-choice.ts'
import { useLayoutState } from '#src/shell/layout/state.tsx'
import AccountTools from '#src/shell/navigation/account-tools.tsx'
import { BottomBar } from '#src/shell/navigation/bottom-bar.tsx'
import { SideNav } from '#src/shell/navigation/side-nav.tsx'
import { SkipLink } from '#src/shell/navigation/skip-link.tsx'
import { TopNav } from '#src/shell/navigation/top-nav.tsx'
import { useDisplaySettings } from '#src/shell/navigation/use-display-settings.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Logo } from '#src/ui/logo.tsx'
import { BackLink, Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { SideMenu, SideMenuButton } from '#src/ui/overlay/side-menu.tsx'
import css from './auth-layout.module.css'

const OfflineKeeper = lazyPart(() => import('#src/offline/web/keeper.tsx'))
const PushKeeper = lazyPart(() => import('#src/notifications/push/web/keeper.tsx'))

/** The header, navigation and foot of the pages for people who are signed in, around one page. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const { state } = useLayoutState()
  const display = useDisplaySettings()
  const width = state.content_width === 'boxed' ? css.boxed : css.fluid
  const horizontal = state.nav === 'horizontal'
  return (
    <>
      <SkipLink />
      <div className={css.shell}>
        {!horizontal && (
          <aside data-screen className={css.side} aria-label="Navigation et affichage">
            <SideNav onDisplay={display.show} />
          </aside>
        )}
        <div className={css.page}>
          <Navbar width={width} horizontal={horizontal} onDisplay={display.show} />
          {horizontal && (
            <div className={css.top}>
              <TopNav onDisplay={display.show} width={width} />
            </div>
          )}
          <main id="contenu" className={classes(css.main, width)} tabIndex={-1}>
            <BackLink />
            <RefusedAddressNotice />
            <CompanyBanner />
            {children}
          </main>
          <Foot width={width} />
          <BottomBar />
        </div>
      </div>
      {display.drawer}
      <WaitingApplications />
      <AfterFirstPaint>
        <OfflineKeeper />
        <PushKeeper />
      </AfterFirstPaint>
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
  return (
    <header
      data-screen
      className={classes(
        css.bar,
        state.navbar_blur === '1' && css.blur,
        state.navbar === 'hidden' && css.loose,
      )}
    >
      <div className={classes(css.in, width)}>
        <SideMenuButton className={css.burger} />
        <Brand className={horizontal ? undefined : css.phoneLogo} />
        <Breadcrumbs />
        <AccountTools />
      </div>
      <SideMenu brand={<Brand className={css.phoneLogo} />}>
        <SideNav overlay onDisplay={onDisplay} />
      </SideMenu>
    </header>
  )
}

function Brand({ className }: { className: string | undefined }) {
  return (
    <AppLink href="/" className={classes(css.brand, className)} aria-label={`${APP_NAME}, accueil`}>
      <Logo />
    </AppLink>
  )
}

function Foot({ width }: { width: string | undefined }) {
  return (
    <footer data-screen className={css.foot}>
      <div className={width}>
        <span>
          © {dayAt(currentTime()).slice(0, 4)} {APP_NAME}
        </span>
        <AppLink href="/politique-de-confidentialite">Politique de confidentialité</AppLink>
        <AppLink href="/faq">FAQ</AppLink>
        <AppLink href="/feedback">Feedback</AppLink>
        <BareButton onClick={askCookieChoice}>Gérer les cookies</BareButton>
      </div>
    </footer>
  )
}
