import { Suspense, useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { UndoIcon } from '#src/ui/workspace-icons.tsx'
import type { ApplicationDetail } from '../contract.ts'
import css from './detail.module.css'
import { type OwnChange, useChangeApplication } from './queries.ts'

const ApplyDialog = lazyPart(() => import('#src/applications/applying/web/dialog.tsx'))

interface Words {
  heading: string
  text: (application: ApplicationDetail) => string
  question: string
  warning: string
  done: string
}

const WORDS: Record<OwnChange, Words> = {
  decline: {
    heading: 'La proposition ne vous convient pas\u00A0?',
    text: () => 'Le recruteur sera prévenu de votre décision.',
    question: 'Décliner la proposition\u00A0?',
    warning:
      'Le recruteur en est prévenu, la candidature se termine et les entretiens prévus sont annulés. Vous ne pourrez pas revenir en arrière.',
    done: 'Vous avez décliné la proposition.',
  },
  withdraw: {
    heading: 'Vous avez changé d’avis\u00A0?',
    text: againWords,
    question: 'Retirer votre candidature\u00A0?',
    warning:
      'Le recruteur en est prévenu et ne peut plus l’étudier. Entretiens prévus et créneaux à choisir sont annulés.',
    done: 'Votre candidature est retirée.',
  },
  archive: {
    heading: 'Candidature terminée',
    text: () => 'Archivée, elle quitte votre liste\u00A0; le filtre «\u00A0Archivées\u00A0» la garde.',
    question: 'Archiver cette candidature\u00A0?',
    warning: 'Elle quitte votre liste et reste visible par le filtre des candidatures archivées.',
    done: 'La candidature est archivée.',
  },
}

function againWords({ offer, may_apply_again }: ApplicationDetail): string {
  const { is_open, application_deadline } = offer
  if (!may_apply_again)
    return 'Vous avez déjà postulé deux fois\u00A0: vous ne pourrez plus postuler à cette offre.'
  if (!is_open) return 'L’offre est close\u00A0: vous ne pourrez plus y postuler ensuite.'
  const until = application_deadline ? `, jusqu’au ${formatDate(application_deadline)}` : ''
  return `Vous pourrez postuler encore une fois tant que l’offre est ouverte${until}.`
}

export function ApplicationActions({ application }: { application: ApplicationDetail }) {
  const changes = application.allowed.map(({ change }) => change)
  const again = changes.includes('apply_again')
  return (
    <>
      {again && application.offer.is_open && <Again application={application} />}
      {application.stage === 'accepted' && <AcceptedProposal application={application} />}
      {application.allowed.map(
        ({ change, label }) =>
          isOwn(change) &&
          // A proposal that can be read is declined on its own page.
          !(change === 'decline' && application.has_proposal) && (
            <Deed key={change} change={change} label={label} application={application} />
          ),
      )}
    </>
  )
}

const proposalHref = (id: number) => `/candidat/candidatures/${id}/proposition`

/** The page begins with a proposal that waits for an answer. */
export function ProposalToAnswer({ application }: { application: ApplicationDetail }) {
  const { id, stage, company, has_proposal } = application
  if (stage !== 'offer_made' || !has_proposal) return null
  return (
    <Card title={`${company.name} vous propose le poste`}>
      <p className={css.text}>Lisez la proposition, puis acceptez-la, posez une question ou déclinez-la.</p>
      <LinkButton wide href={proposalHref(id)}>
        Voir la proposition
      </LinkButton>
    </Card>
  )
}

function AcceptedProposal({ application: { id, has_proposal } }: { application: ApplicationDetail }) {
  if (!has_proposal) return null
  return (
    <Card title="Proposition acceptée">
      <p className={css.text}>Le recruteur doit maintenant confirmer votre recrutement.</p>
      <LinkButton wide look="secondary" href={proposalHref(id)}>
        Voir la proposition
      </LinkButton>
    </Card>
  )
}

function isOwn(change: string): change is OwnChange {
  return change in WORDS
}

interface DeedProps {
  change: OwnChange
  label: string
  application: ApplicationDetail
}

function Deed({ change, label, application }: DeedProps) {
  const [asking, setAsking] = useState(false)
  const doing = useChangeApplication(String(application.id))
  const { heading, text, question, warning, done } = WORDS[change]
  const confirm = async () => {
    try {
      await doing.mutateAsync(change)
      setAsking(false)
      toast.success({ title: done })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <Card title={heading}>
      <p className={css.text}>{text(application)}</p>
      <Button look={change === 'archive' ? 'secondary' : 'danger'} wide onClick={() => setAsking(true)}>
        {change !== 'archive' && <UndoIcon size={18} />}
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={question}
        confirm={label}
        pending={doing.isPending}
        failure={doing.error?.message}
      >
        {warning}
      </ConfirmDialog>
    </Card>
  )
}

function Again({ application }: { application: ApplicationDetail }) {
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused')
  const { offer, company } = application
  const { title, id, questions } = offer
  return (
    <Card title="L’offre est encore ouverte">
      <p className={css.text}>Vous pouvez postuler encore une fois avec un nouveau dossier.</p>
      <Button wide onClick={() => setPopup('open')}>
        Postuler à nouveau
      </Button>
      {popup !== 'unused' && (
        <Suspense>
          <ApplyDialog
            offer={{
              id,
              title,
              company_name: company.name,
              response_delay_days: application.promise?.of ?? null,
              questions,
            }}
            opened={popup === 'open'}
            onClose={() => setPopup('closed')}
          />
        </Suspense>
      )}
    </Card>
  )
}
