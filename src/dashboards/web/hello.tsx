import type { ReactNode } from 'react'
import { useUser } from '#src/shell/session/current-user.ts'
import css from './dashboard.module.css'

interface HelloProps {
  /** The line under the greeting says what matters today. */
  children: ReactNode
  action?: ReactNode
}

export function DashboardHello({ children, action }: HelloProps) {
  const user = useUser()
  return (
    <div className={css.hello}>
      <div>
        <h1>Bonjour {user?.first_name}</h1>
        <p className="dots">{children}</p>
      </div>
      {action}
    </div>
  )
}
