import { useState } from 'react'
import { isMailed } from '#src/applications/entering/shared/telling.ts'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { HeldChange, useHoldEnd } from '../held-change.tsx'

interface HeldDecisionProps {
  application: RecruiterApplicationDetail
  busy: boolean
  onUndo: () => void
}

export function HeldRejection({
  application: { rejection_sent_at, allowed, entered },
  busy,
  onUndo,
}: HeldDecisionProps) {
  if (!rejection_sent_at || !allowed.some(({ change }) => change === 'cancel_rejection')) return null
  return (
    <HeldChange undo="Annuler le refus" disabled={busy} onUndo={onUndo}>
      {isMailed({ entered })
        ? 'Refus enregistré. Le candidat n’est pas encore prévenu\u00a0: le message part le '
        : 'Refus enregistré. Sans adresse e-mail, prévenez ce candidat vous-même. Vous pouvez revenir en arrière jusqu’au '}
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
export function HeldStage({
  application: { undo_seconds, label, entered },
  busy,
  onUndo,
  onOver,
}: HeldStageProps) {
  const [isOver, setOver] = useState(false)
  useHoldEnd(undo_seconds, () => {
    setOver(true)
    onOver()
  })
  if (undo_seconds === null || isOver) return null
  return (
    <HeldChange undo="Annuler ce changement" disabled={busy} onUndo={onUndo}>
      {label}.{' '}
      {entered
        ? 'Vous pouvez encore revenir en arrière pendant'
        : 'Le candidat n’est pas encore prévenu\u00a0: il le sera dans'}{' '}
      {undo_seconds}
      {'\u00A0'}secondes.
    </HeldChange>
  )
}
