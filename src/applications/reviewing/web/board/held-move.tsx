import { HeldChange, useHoldEnd } from '#src/applications/deciding/web/held-change.tsx'
import type { HeldMove } from './queries.ts'

interface HeldMoveNoticeProps {
  held: HeldMove
  onUndo: () => void
  /** Called when the applicant is told. */
  onOver: () => void
}

/** What was just moved, while it can be taken back. */
export function HeldMoveNotice({ held: { name, label, seconds }, onUndo, onOver }: HeldMoveNoticeProps) {
  useHoldEnd(seconds, onOver)
  return (
    <HeldChange undo="Annuler ce changement" onUndo={onUndo}>
      {name}&nbsp;: {label}. La personne n’est pas encore prévenue&nbsp;: elle le sera dans {seconds}
      {'\u00A0'}secondes.
    </HeldChange>
  )
}
