import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { APP_NAME } from '#src/shared/app-name.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { MenuIcon, UserIcon } from '#src/ui/icons.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { Drawer } from '#src/ui/overlay/dialog.tsx'
import { useScrolledPast } from '../scrolled-past.ts'
import { useUser } from '../session/current-user.ts'
import css from './guest-bar.module.css'

/** Drawn in the browser, in a place kept for it: its styles come with its script, after the page. */
const AccountTools = lazy(() => import('./account-tools.tsx'))

const LINKS = [
  { href: '/', label: 'Accueil' },
  { href: '/offres', label: 'Emplois' },
  { href: '/sourcing-pro', label: 'Sourcing pro' },
  { href: '/actualites', label: 'Actualités' },
]

/** The bar of the public pages, for guests and for people signed in. */
export function GuestBar() {
  const user = useUser()
  const shadow = useScrolledPast(20)
  const [open, setOpen] = useState(false)
  return (
    <header className={classes(css.bar, shadow && css.shadow)}>
      <div className={classes('container', css.in)}>
        <Button
          look="quiet"
          iconOnly
          className={css.small}
          aria-label="Ouvrir le menu"
          onClick={() => setOpen(true)}
        >
          <MenuIcon />
        </Button>
        <AppLink href="/" className={css.logo} aria-label={`${APP_NAME}, accueil`}>
          <Logo />
        </AppLink>
        <nav aria-label="Principale" className={classes(css.nav, css.large)}>
          <SiteLinks />
        </nav>
        <div className={classes(css.end, user && css.signed)}>
          {user ? (
            <ClientOnly>
              <Suspense>
                <AccountTools />
              </Suspense>
            </ClientOnly>
          ) : (
            <GuestTools />
          )}
        </div>
      </div>
      <Drawer side="left" width={256} title="Menu" open={open} onClose={() => setOpen(false)}>
        <nav aria-label="Menu" className={css.menu}>
          <SiteLinks onPress={() => setOpen(false)} />
        </nav>
      </Drawer>
    </header>
  )
}

function SiteLinks({ onPress }: { onPress?: () => void }) {
  return LINKS.map((link) => (
    <AppLink key={link.href} href={link.href} onClick={onPress}>
      {link.label}
    </AppLink>
  ))
}

function GuestTools() {
  return (
    <>
      <LinkButton look="quiet" href="/login" className={css.large}>
        Se connecter
      </LinkButton>
      <LinkButton href="/register" className={css.large}>
        S'inscrire
      </LinkButton>
      <LinkButton look="quiet" iconOnly href="/login" className={css.small} aria-label="Se connecter">
        <UserIcon />
      </LinkButton>
    </>
  )
}
