import { HeldChange, useHoldEnd } from '#src/applications/deciding/web/held-change.tsx'
import type { HeldMove } from './queries.ts'

interface HeldMoveNoticeProps {
  held: HeldMove
  onUndo: () => void
  /** It is called when the applicant is told. */
  onOver: () => void
}

export function HeldMoveNotice({ held: { name, label, seconds }, onUndo, onOver }: HeldMoveNoticeProps) {
  useHoldEnd(seconds, onOver)
  return (
    <HeldChange undo="Annuler ce changement" onUndo={onUndo}>
      {name}&nbsp;: {label}. La personne n’est pas encore prévenue&nbsp;: elle le sera dans {seconds}
      {'\u00A0'}secondes.
    </HeldChange>
  )
}
