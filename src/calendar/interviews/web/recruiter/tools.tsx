import { useState } from 'react'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CalendarIcon, RenewIcon } from '#src/ui/workspace-icons.tsx'
import type { Interview } from '../../contract.ts'
import css from '../interviews.module.css'
import { useAbsence, useCancel } from '../queries.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

interface RecruiterToolsProps {
  interview: Interview
  applicant: string
}

export function RecruiterTools({ interview, applicant }: RecruiterToolsProps) {
  const [open, setOpen] = useState<'cancel' | 'move' | null>(null)
  const cancel = useCancel(interview.id)
  const absence = useAbsence(interview.id)
  const { allowed, version, state, id } = interview
  const can = (action: Interview['allowed'][number]) => allowed.includes(action)
  const close = () => setOpen(null)
  return (
    <>
      {absence.error && (
        <Alert kind="error" live>
          {absence.error.message}
        </Alert>
      )}
      <div className={css.tools}>
        {state === 'confirmed' && (
          <LinkButton look="soft" href={`/api/calendar/events/interview-${id}/file`} download>
            <CalendarIcon size={18} />
            Ajouter à mon agenda
          </LinkButton>
        )}
        {(can('move') || can('propose')) && (
          <Button look="secondary" onClick={() => setOpen('move')}>
            <RenewIcon size={18} />
            {can('move') ? 'Déplacer' : 'Proposer d’autres créneaux'}
          </Button>
        )}
        {can('absence') && (
          <Button
            look="secondary"
            loading={absence.isPending}
            onClick={() => absence.mutate({ missed: true, version })}
          >
            {applicant} n’est pas venu
          </Button>
        )}
        {can('undo_absence') && (
          <>
            <Button
              look="secondary"
              loading={absence.isPending}
              onClick={() => absence.mutate({ missed: false, version })}
            >
              Annuler l’absence
            </Button>
            <span className={css.text}>
              Pour clore la candidature, choisissez « Ne pas retenir » avec le motif « Absent à l’entretien ».
            </span>
          </>
        )}
        {can('cancel') && (
          <Button look="danger" onClick={() => setOpen('cancel')}>
            {state === 'confirmed' ? 'Annuler le rendez-vous' : 'Annuler la proposition'}
          </Button>
        )}
      </div>
      <ReasonDialog
        open={open === 'cancel'}
        onClose={close}
        title={state === 'confirmed' ? 'Annuler ce rendez-vous ?' : 'Annuler cette proposition ?'}
        text={`${applicant} en est prévenu et lit votre motif. La candidature reste en cours.`}
        confirm={state === 'confirmed' ? 'Annuler le rendez-vous' : 'Annuler la proposition'}
        version={version}
        send={cancel.mutateAsync}
      />
      <MoveDialog interview={interview} applicant={applicant} open={open === 'move'} onClose={close} />
    </>
  )
}
