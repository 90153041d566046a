import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRejectionReason, type RejectionReason } from '#src/applications/shared/labels.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { OutdatedLinkPage } from '#src/shell/frames/outdated-link-page.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { CheckIcon, ClockIcon, InfoIcon, LockIcon, WarningIcon } from '#src/ui/icons.tsx'
import type { AnswerPage, WaitingApplication } from '../contract.ts'
import type { AnswerFormProps } from './form-props.ts'
import { answerPageQuery } from './queries.ts'
import { ReasonChoice, RejectionForm } from './rejection.tsx'
import { Waiting } from './waiting.tsx'

interface AnswerByMailProps {
  token: string
  answered: AnsweredForm | undefined
  /** The answer that was begun, as the address says. */
  step: string | undefined
  /** The reason that was chosen for a refusal. */
  reason: string | undefined
  /** The form of a meeting, which the calendar has. */
  proposal: (props: AnswerFormProps) => ReactNode
}

/** The page to which a mail leads: the application, and its answer without signing in. */
export function AnswerByMailPage({ token, answered, step, reason, proposal }: AnswerByMailProps) {
  const { data: page } = useQuery(answerPageQuery(token))
  if (page === undefined) return null
  if (page === null)
    return (
      <OutdatedLinkPage actions={<GoOn applicationId={null} />}>
        Le lien est peut-être incomplet&nbsp;: ouvrez-le à nouveau depuis l’e-mail, en entier. Sinon, répondez
        sur le site.
      </OutdatedLinkPage>
    )
  const { application } = page
  if (!application) return <Closed page={page} />
  const form = { token, application, answered }
  if (step === 'entretien')
    return (
      <Step application={application} title="Proposer un entretien">
        {proposal(form)}
      </Step>
    )
  if (step === 'refus') {
    const chosen = answered?.values.reason ?? reason
    return (
      <Step application={application} title="Ne pas retenir">
        {chosen && isRejectionReason(chosen) ? (
          <RejectionForm {...form} reason={chosen as RejectionReason} />
        ) : (
          <ReasonChoice {...form} />
        )}
      </Step>
    )
  }
  return <Waiting {...form} expiresAt={page.expires_at} />
}

interface StepProps {
  application: WaitingApplication
  title: string
  children: ReactNode
}

function Step({ application, title, children }: StepProps) {
  const { applicant_name, job_offer_title } = application
  return (
    <AuthCard title={title} intro={`${applicant_name}, ${job_offer_title}`} width={560}>
      {children}
    </AuthCard>
  )
}

const CLOSED = {
  open: { icon: InfoIcon, title: 'Répondre' },
  used: { icon: CheckIcon, title: 'C’est noté' },
  changed: { icon: InfoIcon, title: 'Cette candidature a changé' },
  barred: { icon: LockIcon, title: 'Vous ne pouvez pas répondre ici' },
  expired: { icon: ClockIcon, title: 'Ce lien a expiré' },
  ended: { icon: WarningIcon, title: 'Ce lien n’est plus valable' },
}

/** Nothing of the application is shown any more, but the way to it. */
function Closed({ page: { state, message, follow_up, application_id } }: { page: AnswerPage }) {
  return (
    <MessagePage {...CLOSED[state]} actions={<GoOn applicationId={application_id} />}>
      <span role={state === 'used' ? 'status' : undefined}>{message}</span>
      {follow_up && ` ${follow_up}`}
    </MessagePage>
  )
}

/** Leads to the application, after the sign-in of who is not signed in. */
function GoOn({ applicationId }: { applicationId: number | null }) {
  const user = useUser()
  const list = '/dashboard/recruteur/candidatures'
  const there = applicationId === null ? list : `${list}/${applicationId}/profil`
  const seen = applicationId === null ? 'Voir les candidatures' : 'Ouvrir la candidature'
  if (user) return <LinkButton href={there}>{seen}</LinkButton>
  return <LinkButton href={`/login?to=${encodeURIComponent(there)}`}>Se connecter</LinkButton>
}
