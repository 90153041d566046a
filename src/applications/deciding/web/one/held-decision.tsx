import { useState } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { HeldChange, useHoldEnd } from '../held-change.tsx'

interface HeldDecisionProps {
  application: RecruiterApplicationDetail
  busy: boolean
  onUndo: () => void
}

export function HeldRejection({
  application: { rejection_sent_at, allowed },
  busy,
  onUndo,
}: HeldDecisionProps) {
  if (!rejection_sent_at || !allowed.some(({ change }) => change === 'cancel_rejection')) return null
  return (
    <HeldChange undo="Annuler le refus" disabled={busy} onUndo={onUndo}>
      Refus enregistré. Le candidat n’est pas encore prévenu : le message part le{' '}
      {formatDateTime(rejection_sent_at)}.
    </HeldChange>
  )
}

interface HeldStageProps extends HeldDecisionProps {
  onOver: () => void
}

/**
 * The server holds a change of stage for ten seconds, whatever becomes of this page. The version must be its key,
 * because each change has its own time.
 */
export function HeldStage({ application: { undo_seconds, label }, busy, onUndo, onOver }: HeldStageProps) {
  const [isOver, setOver] = useState(false)
  useHoldEnd(undo_seconds, () => {
    setOver(true)
    onOver()
  })
  if (undo_seconds === null || isOver) return null
  return (
    <HeldChange undo="Annuler ce changement" disabled={busy} onUndo={onUndo}>
      {label}. Le candidat n’est pas encore prévenu : il le sera dans {undo_seconds}
      {'\u00A0'}secondes.
    </HeldChange>
  )
}
