import PushInvitation from '#src/notifications/push/web/invitation.tsx'
import { counted } from '#src/shared/phrases.ts'
import { sayRemoved } from '#src/shared/removed-parts.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { ApplyOffer } from './apply-offer.ts'
import css from './dialog.module.css'
import { OutcomeDialog } from './outcome-dialog.tsx'
import type { SentApplication } from './queries.ts'

interface SentDialogProps {
  offer: ApplyOffer
  /** The dialog is open while there is something that was sent just now. */
  sent: SentApplication | null
  onClose: () => void
}

export function SentDialog({ offer, sent, onClose }: SentDialogProps) {
  const removed = sayRemoved(sent?.removed)
  return (
    <OutcomeDialog
      offer={offer}
      application={sent?.data ?? null}
      onClose={onClose}
      width={520}
      title="Candidature envoyée"
      link="Suivre ma candidature"
    >
      <div className={css.done}>
        <span className={css.disc}>
          <CheckIcon size={28} strokeWidth={2.25} />
        </span>
        <ol>
          <li>Un e-mail vous confirme l’envoi.</li>
          <li>{promiseOf(offer)}</li>
          <li>Chaque étape vous est annoncée par e-mail et dans vos notifications.</li>
        </ol>
      </div>
      {removed && (
        <div className={css.removed}>
          <Alert>{removed}</Alert>
        </div>
      )}
      {sent && <PushInvitation />}
    </OutcomeDialog>
  )
}

function promiseOf({ company_name, response_delay_days: days }: ApplyOffer): string {
  if (!days) return `${company_name} lit votre dossier et vous répond.`
  return `${company_name} a promis une réponse sous ${counted(days, 'jour')}.`
}
