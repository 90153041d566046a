import type { ReactNode } from 'react'
import { Alert } from '../display/alert.tsx'

/** Why a form could not be sent, where no field of it can say so; read aloud as it appears. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Alert kind="error" live>
      {children}
    </Alert>
  )
}
