import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Alert } from './alert.tsx'

/** In place of what could not be read: says so, and asks for it again. */
export function LoadFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Alert
      kind="error"
      live
      action={
        <Button look="secondary" small onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
