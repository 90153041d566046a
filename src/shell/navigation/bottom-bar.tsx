import type { ComponentType } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BookmarkIcon, BriefcaseIcon, BuildingIcon, MenuIcon, SearchIcon, UserIcon } from '#src/ui/icons.tsx'
import { SIDE_MENU } from '#src/ui/overlay/side-menu.tsx'
import { HomeIcon, InboxIcon, SendIcon } from '#src/ui/workspace-icons.tsx'
import { useUser } from '../session/current-user.ts'
import css from './bottom-bar.module.css'
import { UnreadCount } from './unread-count.tsx'

interface Shortcut {
  href: string
  label: string
  icon: ComponentType<{ size?: number }>
  withBelow?: boolean
  counts?: 'messages'
}

const HOME: Shortcut = { href: '/dashboard', label: 'Accueil', icon: HomeIcon }
const RECRUITER = '/dashboard/recruteur'
const SHORTCUTS: Record<CurrentUser['userable_type'], Shortcut[]> = {
  applicant: [
    HOME,
    { href: '/offres', label: 'Offres', icon: SearchIcon, withBelow: true },
    {
      href: '/candidat/candidatures',
      label: 'Candidatures',
      icon: SendIcon,
      withBelow: true,
      counts: 'messages',
    },
    { href: '/candidat/offres-sauvegardees', label: 'Sauvegardes', icon: BookmarkIcon },
    { href: '/candidat/mon-profil', label: 'Profil', icon: UserIcon },
  ],
  recruiter: [
    HOME,
    {
      href: `${RECRUITER}/candidatures`,
      label: 'Candidatures',
      icon: InboxIcon,
      withBelow: true,
      counts: 'messages',
    },
    { href: `${RECRUITER}/mes-offres`, label: 'Offres', icon: BriefcaseIcon, withBelow: true },
    { href: `${RECRUITER}/compagnie/ma-societe`, label: 'Société', icon: BuildingIcon },
  ],
  admin: [],
}

/** On phones, the pages that somebody signed in opens all day; the menu holds the whole navigation. */
export function BottomBar() {
  const user = useUser()
  if (!user || user.userable_type === 'admin') return null
  return (
    <nav aria-label="Raccourcis" className={css.bar} data-bottom-bar data-floats>
      {SHORTCUTS[user.userable_type].map(({ href, label, icon: Icon, withBelow = false, counts }) => (
        <AppLink key={href} href={href} withBelow={withBelow}>
          <Icon size={22} />
          <span>{label}</span>
          {counts && <UnreadCount floating />}
        </AppLink>
      ))}
      {user.userable_type === 'recruiter' && (
        <button type="button" popoverTarget={SIDE_MENU}>
          <MenuIcon size={22} />
          <span>Plus</span>
        </button>
      )}
    </nav>
  )
}
