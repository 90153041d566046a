import type { ComponentType } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { ROLE_LABELS } from '#src/companies/policy.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { BuildingIcon, ChevronDownIcon, ShieldIcon, UserIcon } from '#src/ui/icons.tsx'
import { useMenu } from '#src/ui/overlay/menu.ts'
import { CardIcon, GearIcon, HomeIcon, LogoutIcon } from '#src/ui/workspace-icons.tsx'
import { useUser } from '../session/current-user.ts'
import { useSignOut } from '../session/sign-out.ts'
import css from './user-menu.module.css'

interface Entry {
  href: string
  label: string
  icon: ComponentType
  newTab?: boolean
}

const BOARD: Entry = { href: '/dashboard', label: 'Tableau de bord', icon: HomeIcon }
const SETTINGS: Entry = { href: '/dashboard/parametres/utilisateur', label: 'Paramètres', icon: GearIcon }
const ENTRIES: Record<CurrentUser['userable_type'], Entry[]> = {
  applicant: [BOARD, { href: '/candidat/mon-profil', label: 'Mon Profil', icon: UserIcon }, SETTINGS],
  recruiter: [
    BOARD,
    { href: '/dashboard/recruteur/compagnie/ma-societe', label: 'Ma Société', icon: BuildingIcon },
    { href: '/dashboard/recruteur/compagnie/abonnement', label: 'Abonnements', icon: CardIcon },
    SETTINGS,
  ],
  admin: [BOARD, SETTINGS],
}
const ROLES = { applicant: 'Candidat', recruiter: 'Recruteur', admin: 'Administrateur' } as const

/** The person's name and role, and where they can go from anywhere. */
export function UserMenu() {
  const user = useUser()
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  const signOut = useSignOut()
  if (!user) return null
  return (
    <div ref={box} className={css.box}>
      <BareButton className={css.me} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="hidden-text">Mon compte</span>
        <Avatar name={user.username} picture={user.picture} size={36} />
        <Who user={user} />
        <ChevronDownIcon size={18} />
      </BareButton>
      {open && (
        <div className={css.panel}>
          <div className={css.id}>
            <Avatar name={user.username} picture={user.picture} />
            <Who user={user} />
          </div>
          <nav aria-label="Mon compte">
            {entriesOf(user).map(({ icon: Icon, ...entry }) => (
              <AppLink
                key={entry.href}
                href={entry.href}
                onClick={() => setOpen(false)}
                {...(entry.newTab && { target: '_blank', rel: 'noopener' })}
              >
                <Icon />
                {entry.label}
              </AppLink>
            ))}
          </nav>
          <div className={css.out}>
            <Button look="danger" wide loading={signOut.isPending} onClick={() => signOut.mutate()}>
              <LogoutIcon />
              Déconnexion
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function Who({ user }: { user: CurrentUser }) {
  return (
    <span className={css.who}>
      <b>{user.username}</b>
      <span>{user.company?.role === 'reader' ? ROLE_LABELS.reader : ROLES[user.userable_type]}</span>
    </span>
  )
}

function entriesOf(user: CurrentUser): Entry[] {
  const own = ENTRIES[user.userable_type]
  if (!user.admin_url) return own
  return [...own, { href: user.admin_url, label: 'Tableau de bord', icon: ShieldIcon, newTab: true }]
}
