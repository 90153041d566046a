import { displayTitle } from '#src/shared/offer-title.ts'
import { sayRemoved } from '#src/shared/removed-parts.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import css from './dialog.module.css'
import type { ApplyOffer } from './dialog.tsx'
import type { SentApplication } from './queries.ts'

interface ApplyDoneProps {
  offer: ApplyOffer
  /** What was sent just now; null while nothing was. */
  sent: SentApplication | null
  onClose: () => void
}

/** In the popup's place once it closed on a success: what happens next. */
export function ApplyDone({ offer, sent, onClose }: ApplyDoneProps) {
  const application = sent?.data ?? null
  const removed = sayRemoved(sent?.removed)
  return (
    <Dialog
      open={application !== null}
      onClose={onClose}
      width={520}
      title="Candidature envoyée"
      subtitle={`${displayTitle(offer.title)}\u00A0· ${offer.company_name}`}
      footer={
        application && (
          <>
            <Button look="secondary" onClick={onClose}>
              Fermer
            </Button>
            <LinkButton
              href={`/candidat/candidatures/${application.id}/suivi`}
              className={css.submit}
              onClick={onClose}
              data-focus-first
            >
              Suivre ma candidature
            </LinkButton>
          </>
        )
      }
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
    </Dialog>
  )
}

function promiseOf({ company_name, response_delay_days: days }: ApplyOffer): string {
  if (!days) return `${company_name} lit votre dossier et vous répond.`
  return `${company_name} a promis une réponse sous ${days}\u00A0jour${days > 1 ? 's' : ''}.`
}
