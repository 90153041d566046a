import { formatDateTime } from '#src/shared/dates.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReceivedDetail } from '../recruiter-contract.ts'

interface WaitingProps {
  application: ReceivedDetail
  busy: boolean
  onCancel: () => void
}

/** A refusal whose mail has not left yet can be taken back. */
export function ReceivedWaiting({
  application: { rejection_sent_at, allowed },
  busy,
  onCancel,
}: WaitingProps) {
  if (!rejection_sent_at || !allowed.some(({ change }) => change === 'cancel_rejection')) return null
  return (
    <Alert
      kind="warning"
      action={
        <Button look="secondary" small disabled={busy} onClick={onCancel}>
          Annuler le refus
        </Button>
      }
    >
      Refus enregistré. Le candidat n’est pas encore prévenu : le message part le{' '}
      {formatDateTime(rejection_sent_at)}.
    </Alert>
  )
}
