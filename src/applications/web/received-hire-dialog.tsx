import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { ReceivedDetail } from '../recruiter-contract.ts'

interface ReceivedHireDialogProps {
  open: boolean
  onClose: () => void
  application: ReceivedDetail
  busy: boolean
  error: string | undefined
  onConfirm: () => void
}

/** Hiring ends the application for good: asked once more. */
export function ReceivedHireDialog({
  open,
  onClose,
  application,
  busy,
  error,
  onConfirm,
}: ReceivedHireDialogProps) {
  const { applicant_name, offer } = application
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={520}
      title="Confirmer le recrutement"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button loading={busy} onClick={onConfirm} data-focus-first="">
            Confirmer
          </Button>
        </>
      }
    >
      {error && (
        <Alert kind="error" live>
          {error}
        </Alert>
      )}
      <p>
        {applicant_name} sera prévenu que son recrutement comme « {offer.title} » est confirmé, et sa
        candidature sera close. Cela ne peut pas être annulé.
      </p>
    </Dialog>
  )
}
