import type { ApplicationItem } from '#src/applications/following/contract.ts'
import { formatDate } from '#src/shared/dates.ts'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import type { ApplyOffer } from './apply-offer.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'

export interface ExistingApplication {
  application: ApplicationItem
  /** This letter was written and not sent. */
  letter: string
}

interface ExistingApplicationDialogProps {
  offer: ApplyOffer
  existing: ExistingApplication | null
  onClose: () => void
}

/** The person applied before, so nothing was sent; the letter is shown, so that nothing written is lost. */
export function ExistingApplicationDialog({ offer, existing, onClose }: ExistingApplicationDialogProps) {
  const { application = null, letter = '' } = existing ?? {}
  return (
    <OutcomeDialog
      offer={offer}
      application={application}
      onClose={onClose}
      width={560}
      title={`Vous avez déjà postulé${application?.submitted_at ? ` le ${formatDate(application.submitted_at)}` : ''}`}
      link="Voir ma candidature"
    >
      <p>
        Votre première candidature tient toujours. Ce que vous venez d’écrire n’a pas été envoyé&nbsp;; le
        voici, si vous voulez le garder.
      </p>
      <TextAreaField name="unsent-letter" label="Votre lettre" rows={6} readOnly value={letter} />
    </OutcomeDialog>
  )
}
