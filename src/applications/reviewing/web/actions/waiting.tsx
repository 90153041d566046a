import { type ReactNode, useEffect, useState } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { SECOND } from '#src/shared/durations.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'

interface WaitingProps {
  application: RecruiterApplicationDetail
  busy: boolean
  onCancel: () => void
}

/** A refusal whose mail has not left yet can be taken back. */
export function WaitingRejection({
  application: { rejection_sent_at, allowed },
  busy,
  onCancel,
}: WaitingProps) {
  if (!rejection_sent_at || !allowed.some(({ change }) => change === 'cancel_rejection')) return null
  return (
    <Waiting cancel="Annuler le refus" busy={busy} onCancel={onCancel}>
      Refus enregistré. Le candidat n’est pas encore prévenu : le message part le{' '}
      {formatDateTime(rejection_sent_at)}.
    </Waiting>
  )
}

interface WaitingChangeProps extends WaitingProps {
  /** The applicant is told by now. */
  onOver: () => void
}

/** Another change can be for ten seconds; the server holds it back, whatever becomes of this page. */
export function WaitingChange({ application, busy, onCancel, onOver }: WaitingChangeProps) {
  const { undo_seconds, version } = application
  const [over, setOver] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change.
  useEffect(() => {
    if (undo_seconds === null) return
    const timer = setTimeout(() => {
      setOver(version)
      onOver()
    }, undo_seconds * SECOND)
    return () => clearTimeout(timer)
  }, [version, undo_seconds])
  if (undo_seconds === null || over === version) return null
  return (
    <Waiting cancel="Annuler ce changement" busy={busy} onCancel={onCancel}>
      {application.label}. Le candidat n’est pas encore prévenu : il le sera dans {undo_seconds}
      {'\u00A0'}secondes.
    </Waiting>
  )
}

function Waiting({
  cancel,
  busy,
  onCancel,
  children,
}: Omit<WaitingProps, 'application'> & { cancel: string; children: ReactNode }) {
  return (
    <Alert
      kind="warning"
      live
      action={
        <Button look="secondary" small disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
