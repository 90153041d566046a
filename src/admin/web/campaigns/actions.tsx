import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { ClockIcon } from '#src/ui/icons.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { SendIcon } from '#src/ui/workspace-icons.tsx'
import type { CampaignDesk } from '../../campaigns/contract.ts'
import { PlanDialog } from '../writing/plan-dialog.tsx'
import layout from '../writing/writing.module.css'
import { MOVES, removeCampaign, sendTest } from './queries.ts'
import type { CampaignEditing } from './use-campaign.ts'

interface CampaignActionsProps {
  campaign: CampaignDesk
  editing: CampaignEditing
}

/** What becomes of a draft; the button that sends says to how many. */
export function CampaignActions({ campaign, editing }: CampaignActionsProps) {
  const [open, setOpen] = useState<'send' | 'plan' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const { confirmed } = campaign.audience
  const readers = `${formatCount(confirmed)} ${confirmed > 1 ? 'abonnés' : 'abonné'}`
  const plan = (at: string | null, done: string) =>
    void editing.move((saved) => MOVES.plan(saved, at), done).then(close)
  return (
    <div className={layout.actions}>
      <Button small look="quiet" onClick={() => setOpen('delete')}>
        Supprimer
      </Button>
      <TestButton id={campaign.id} editing={editing} />
      {confirmed > 0 && (
        <>
          <Button small look="secondary" onClick={() => setOpen('plan')}>
            <ClockIcon size={18} />
            Programmer
          </Button>
          <Button small onClick={() => setOpen('send')}>
            Envoyer à {readers}
          </Button>
        </>
      )}
      <DecisionDialog
        open={open === 'send'}
        onClose={close}
        title={`Envoyer à ${readers}`}
        confirm={`Envoyer à ${readers}`}
        pending={editing.isMoving}
        width={480}
        sheet
        focus="cancel"
        onConfirm={() => plan(null, 'L’envoi a commencé.')}
      >
        <p>
          À {counted(confirmed, 'personne qui a', 'personnes qui ont')} confirmé leur abonnement, et à nul
          autre. L’envoi peut être arrêté en route&nbsp;; ce qui est parti ne revient pas. Chaque e-mail
          permet de se désabonner en un clic.
        </p>
      </DecisionDialog>
      <PlanDialog
        open={open === 'plan'}
        isPending={editing.isMoving}
        onClose={close}
        onPlan={(at) => plan(at, 'L’envoi est programmé.')}
      />
      <DeleteDialog open={open === 'delete'} editing={editing} onClose={close} />
    </div>
  )
}

function TestButton({ id, editing }: { id: number; editing: CampaignEditing }) {
  const test = useMutation({
    mutationFn: async () => {
      if (await editing.flush()) await sendTest(id)
    },
    onSuccess: () => toast.success({ title: 'Le test part à votre adresse.' }),
    onError: (error) =>
      toast.error({
        title: 'Le test n’est pas parti',
        text: error instanceof ApiError ? error.message : 'Réessayez dans un moment.',
      }),
  })
  return (
    <Button small look="secondary" loading={test.isPending} onClick={() => test.mutate()}>
      <SendIcon size={18} />
      M’envoyer un test
    </Button>
  )
}

function DeleteDialog({
  open,
  editing,
  onClose,
}: {
  open: boolean
  editing: CampaignEditing
  onClose: () => void
}) {
  const router = useRouter()
  const remove = useMutation({
    mutationFn: () => removeCampaign(editing.saved()),
    onSuccess: () => router.navigate({ href: '/newsletter' }),
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title="Supprimer cette campagne"
      confirm="Supprimer"
      pending={remove.isPending}
      failure={remove.error?.message}
    >
      Rien n’en est parti. Le texte disparaît pour tous, et cela ne se défait pas.
    </ConfirmDialog>
  )
}
