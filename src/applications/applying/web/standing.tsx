import type { ApplicationItem } from '#src/applications/following/contract.ts'
import { formatDate } from '#src/shared/dates.ts'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import type { ApplyOffer } from './apply-offer.ts'
import { ApplyOutcome } from './outcome.tsx'

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

/** When an application stood already: nothing left, and nothing written is lost. */
export function ApplyStanding({ offer, standing, onClose }: ApplyStandingProps) {
  const { application = null, letter = '' } = standing ?? {}
  return (
    <ApplyOutcome
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
    </ApplyOutcome>
  )
}
