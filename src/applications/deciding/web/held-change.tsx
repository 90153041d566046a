import { type ReactNode, useEffect, useRef } from 'react'
import { SECOND } from '#src/shared/durations.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'

interface HeldChangeProps {
  /** The button says what it does: « Annuler ce changement ». */
  undo: string
  onUndo: () => void
  disabled?: boolean
  loading?: boolean
  children: ReactNode
}

/** Tells of a change that the applicant does not know of yet, beside the button that takes it back. */
export function HeldChange({ undo, onUndo, disabled, loading, children }: HeldChangeProps) {
  return (
    <Alert
      kind="warning"
      live
      action={
        <Button look="secondary" small disabled={disabled} loading={loading} onClick={onUndo}>
          {undo}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}

/** Calls once the seconds are over, when the applicant is told; it never does where they are null. */
export function useHoldEnd(seconds: number | null, onOver: () => void): void {
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    if (seconds === null) return
    const timer = setTimeout(() => over.current(), seconds * SECOND)
    return () => clearTimeout(timer)
  }, [seconds])
}
