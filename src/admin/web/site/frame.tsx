import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useGetIdentity, useLogout, usePermissions } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { BriefcaseIcon, BuildingIcon, ClockIcon, FlagIcon } from '#src/ui/icons.tsx'
import { LogoMark } from '#src/ui/logo-mark.tsx'
import type { Permission } from '../../policy.ts'
import { Loading } from '../desk/loading.tsx'
import { useQueue } from '../queue/use-queue.ts'
import css from './frame.module.css'

interface Entry {
  to: string
  label: string
  icon: ComponentType<{ size?: number }>
  needs: Permission
}

const ENTRIES: Entry[] = [
  { to: '/', label: 'Modération', icon: FlagIcon, needs: 'read the queue' },
  { to: '/companies', label: 'Sociétés', icon: BuildingIcon, needs: 'read companies' },
  { to: '/offers', label: 'Offres', icon: BriefcaseIcon, needs: 'read offers' },
  { to: '/audit', label: 'Journal', icon: ClockIcon, needs: 'read the audit log' },
]

/** The rail of screens beside the one that is open; across the top of a phone. */
export function Frame({ children }: { children?: ReactNode }) {
  const { permissions } = usePermissions<Permission[]>()
  const { identity } = useGetIdentity()
  const logout = useLogout()
  return (
    <div className={css.frame}>
      <header className={css.rail}>
        <span className={css.mark}>
          <LogoMark />
        </span>
        <nav aria-label="Administration">
          {ENTRIES.filter(({ needs }) => permissions?.includes(needs)).map(({ to, label, icon: Icon }) => (
            <NavLink key={to} to={to} end={to === '/'} className={css.entry}>
              <Icon />
              {to === '/' && <WaitingCount />}
              <span>{label}</span>
            </NavLink>
          ))}
        </nav>
        <button type="button" className={css.leave} onClick={() => logout()} title={identity?.fullName}>
          Se déconnecter
        </button>
      </header>
      <main className={css.main} id="main-content">
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
    </div>
  )
}

/** How much waits, of every kind. */
function WaitingCount() {
  const { total } = useQueue(null)
  if (total === 0) return null
  return <small className={css.count}>{total > 999 ? '999+' : total}</small>
}
