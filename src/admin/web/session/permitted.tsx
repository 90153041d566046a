import type { ReactNode } from 'react'
import type { Permission } from '#src/accounts/shared/admin-permissions.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import css from './permitted.module.css'
import { useAllowed } from './session.ts'

/** Shows a screen to those whose role has this permission, and tells the others that theirs has not. */
export function Permitted({ needs, children }: { needs: Permission; children: ReactNode }) {
  if (useAllowed(needs)) return children
  return (
    <div className={css.refused}>
      <Alert>Votre rôle ne comprend pas cet écran.</Alert>
    </div>
  )
}
