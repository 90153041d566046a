import { useEffect, useRef } from 'react'
import { SECOND } from '#src/shared/durations.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import type { Moved } from './queries.ts'

interface MovedNoticeProps {
  moved: Moved
  onUndo: () => void
  /** The applicant is told by now. */
  onOver: () => void
}

/** What was just moved, while it can be taken back. */
export function MovedNotice({ moved: { name, label, seconds }, onUndo, onOver }: MovedNoticeProps) {
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const timer = setTimeout(() => over.current(), seconds * SECOND)
    return () => clearTimeout(timer)
  }, [seconds])
  return (
    <Alert
      kind="warning"
      live
      action={
        <Button look="secondary" small onClick={onUndo}>
          Annuler ce changement
        </Button>
      }
    >
      {name}&nbsp;: {label}. La personne n’est pas encore prévenue&nbsp;: elle le sera dans {seconds}
      {'\u00A0'}secondes.
    </Alert>
  )
}
