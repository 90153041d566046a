import { ClientOnly } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { BriefcaseIcon, ChevronRightIcon, UserIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Logo } from '#src/ui/logo.tsx'
import { SideMenu, SideMenuButton } from '#src/ui/overlay/side-menu.tsx'
import { useScrolledPast } from '../scrolled-past.ts'
import { useUser } from '../session/current-user.ts'
import css from './guest-bar.module.css'

/** These tools are drawn only in the browser, in a place kept for them, because their styles come after the page. */
const AccountTools = lazyPart(() => import('./account-tools.tsx'))

interface Place {
  href: string
  label: string
}

const LINKS: Place[] = [
  { href: '/', label: 'Accueil' },
  { href: '/offres', label: 'Emplois' },
  { href: '/sourcing-pro', label: 'Sourcing pro' },
  { href: '/actualites', label: 'Actualités' },
]
const RECRUITER = '/dashboard/recruteur'
/** The links for people who are signed in; on large screens only the first is shown. */
const OWN: Record<CurrentUser['userable_type'], Place[]> = {
  applicant: [
    { href: '/candidat/candidatures', label: 'Mes candidatures' },
    { href: '/candidat/suggestions-offres', label: 'Offres pour moi' },
    { href: '/candidat/mes-cv', label: 'Mes CVs' },
    { href: '/dashboard', label: 'Tableau de bord' },
  ],
  recruiter: [
    { href: `${RECRUITER}/candidatures`, label: 'Les candidatures' },
    { href: `${RECRUITER}/mes-offres`, label: 'Mes offres' },
    { href: '/dashboard', label: 'Tableau de bord' },
  ],
  admin: [{ href: '/dashboard', label: 'Tableau de bord' }],
}

/** The bar of the public pages, for guests and for people signed in. */
export function GuestBar() {
  const user = useUser()
  const shadow = useScrolledPast(20)
  const own = user ? OWN[user.userable_type] : []
  return (
    <header className={classes(css.bar, shadow && css.shadow)} data-screen>
      <div className={classes('container', css.in)}>
        <SideMenuButton className={css.small} />
        <Brand />
        <nav aria-label="Principale" className={classes(css.nav, css.large)}>
          <Links places={LINKS} />
        </nav>
        <div className={classes(css.end, user && css.signed)}>
          {own[0] && (
            <LinkButton look="quiet" href={own[0].href} className={css.large}>
              {own[0].label}
            </LinkButton>
          )}
          {user ? <Account /> : <GuestTools />}
        </div>
      </div>
      <SideMenu brand={<Brand />}>
        <nav aria-label="Menu" className={css.menu}>
          <Links places={[...LINKS, ...own]} />
        </nav>
        {!user && <Joining />}
      </SideMenu>
    </header>
  )
}

function Brand() {
  return (
    <AppLink href="/" className={css.logo} aria-label={`${APP_NAME}, accueil`}>
      <Logo />
    </AppLink>
  )
}

function Links({ places }: { places: Place[] }) {
  return places.map(({ href, label }) => (
    <AppLink key={href} href={href}>
      {label}
    </AppLink>
  ))
}

function Account() {
  return (
    <ClientOnly>
      <Suspense>
        <AccountTools />
      </Suspense>
    </ClientOnly>
  )
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

/** The links at the end of a guest's menu that lead to an account, a recruiter's among them. */
function Joining() {
  return (
    <div className={css.joining}>
      <LinkButton wide href="/register">
        S'inscrire
      </LinkButton>
      <LinkButton wide look="secondary" href="/login">
        Se connecter
      </LinkButton>
      <AppLink href="/inscription/recruteur" className={css.hire}>
        <BriefcaseIcon />
        <span>
          <b>Vous recrutez{'\u00A0'}?</b>
          Inscrivez votre société et publiez vos offres.
        </span>
        <ChevronRightIcon />
      </AppLink>
    </div>
  )
}
