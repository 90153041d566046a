import { sayRemoved } from '#src/shared/removed-parts.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { ApplyOffer } from './apply-offer.ts'
import css from './dialog.module.css'
import { ApplyOutcome } from './outcome.tsx'
import type { SentApplication } from './queries.ts'

interface ApplyDoneProps {
  offer: ApplyOffer
  /** What was sent just now; null while nothing was. */
  sent: SentApplication | null
  onClose: () => void
}

/** After a success: what happens next. */
export function ApplyDone({ offer, sent, onClose }: ApplyDoneProps) {
  const removed = sayRemoved(sent?.removed)
  return (
    <ApplyOutcome
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
    </ApplyOutcome>
  )
}

function promiseOf({ company_name, response_delay_days: days }: ApplyOffer): string {
  if (!days) return `${company_name} lit votre dossier et vous répond.`
  return `${company_name} a promis une réponse sous ${days}\u00A0jour${days > 1 ? 's' : ''}.`
}
