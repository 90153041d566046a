import { useState } from 'react'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { CalendarIcon, RenewIcon } from '#src/ui/workspace-icons.tsx'
import type { Interview } from '../../contract.ts'
import css from '../interviews.module.css'
import { useCancelOwn, useDecline } from '../queries.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

export function ApplicantTools({ interview, onAsk }: { interview: Interview; onAsk?: () => void }) {
  const [open, setOpen] = useState<'decline' | 'cancel' | null>(null)
  const cancel = useCancelOwn(interview.id)
  const decline = useDecline(interview.id)
  const { allowed, state, version } = interview
  const can = (action: Interview['allowed'][number]) => allowed.includes(action)
  const close = () => setOpen(null)
  return (
    <div className={css.tools}>
      {state === 'confirmed' && can('cancel') && (
        <LinkButton look="soft" href={`/api/calendar/events/interview-${interview.id}/file`} download>
          <CalendarIcon size={18} />
          Ajouter à mon agenda
        </LinkButton>
      )}
      {state === 'confirmed' && can('ask') && (
        <Button look="secondary" onClick={onAsk}>
          <RenewIcon size={18} />
          Déplacer
        </Button>
      )}
      {can('cancel') && (
        <Button look="danger" onClick={() => setOpen('cancel')}>
          Annuler le rendez-vous
        </Button>
      )}
      {can('decline') && (
        <Button look="danger" onClick={() => setOpen('decline')}>
          Décliner
        </Button>
      )}
      <ReasonDialog
        open={open === 'cancel'}
        onClose={close}
        title="Annuler ce rendez-vous ?"
        text="Le recruteur en est prévenu et lit votre motif. Votre candidature reste en cours."
        confirm="Annuler le rendez-vous"
        version={version}
        send={cancel.mutateAsync}
      />
      <ReasonDialog
        open={open === 'decline'}
        onClose={close}
        title="Décliner cet entretien ?"
        text="Le recruteur en est prévenu et lit votre motif. Si seules les heures ne conviennent pas, proposez-en plutôt d’autres."
        confirm="Décliner l’entretien"
        version={version}
        send={decline.mutateAsync}
      />
    </div>
  )
}
