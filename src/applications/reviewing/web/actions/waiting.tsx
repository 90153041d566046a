import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatDateTime } from '#src/shared/dates.ts'
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
