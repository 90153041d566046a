import type { ApplicationItem } from '#src/applications/following/contract.ts'
import { formatDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import css from './dialog.module.css'
import type { ApplyOffer } from './dialog.tsx'

export interface Standing {
  application: ApplicationItem
  /** What was written and did not leave. */
  letter: string
}

interface ApplyStandingProps {
  offer: ApplyOffer
  standing: Standing | null
  onClose: () => void
}

/** In the popup's place when an application stood already: nothing left, and nothing written is lost. */
export function ApplyStanding({ offer, standing, onClose }: ApplyStandingProps) {
  const { application, letter = '' } = standing ?? {}
  return (
    <Dialog
      open={standing !== null}
      onClose={onClose}
      width={560}
      title={`Vous avez déjà postulé${application?.submitted_at ? ` le ${formatDate(application.submitted_at)}` : ''}`}
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
              Voir ma candidature
            </LinkButton>
          </>
        )
      }
    >
      <p>
        Votre première candidature tient toujours. Ce que vous venez d’écrire n’a pas été envoyé&nbsp;; le
        voici, si vous voulez le garder.
      </p>
      <TextAreaField name="unsent-letter" label="Votre lettre" rows={6} readOnly value={letter} />
    </Dialog>
  )
}
