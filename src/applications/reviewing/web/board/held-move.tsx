import { HeldChange, useHoldEnd } from '#src/applications/deciding/web/held-change.tsx'
import type { HeldMove } from './queries.ts'

interface HeldMoveNoticeProps {
  held: HeldMove
  onUndo: () => void
  /** It is called when the applicant is told. */
  onOver: () => void
}

export function HeldMoveNotice({
  held: { name, label, seconds, is_entered },
  onUndo,
  onOver,
}: HeldMoveNoticeProps) {
  useHoldEnd(seconds, onOver)
  return (
    <HeldChange undo="Annuler ce changement" onUndo={onUndo}>
      {name}&nbsp;: {label}.{' '}
      {is_entered
        ? 'Vous pouvez encore revenir en arrière pendant'
        : 'La personne n’est pas encore prévenue\u00a0: elle le sera dans'}{' '}
      {seconds}
      {'\u00A0'}secondes.
    </HeldChange>
  )
}
