import {
  DECLINE_REASON_LABELS,
  DECLINE_REASONS,
  type DeclineReason,
} from '#src/applications/shared/declining.ts'
import { contractWords } from '#src/applications/shared/labels.ts'
import { formatMoney } from '#src/shared/money.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { Proposal } from '../contract.ts'
import css from './page.module.css'
import { useAcceptProposal, useDeclineProposal } from './queries.ts'

interface AnswerDialogProps {
  id: string
  proposal: Proposal
  open: boolean
  onClose: () => void
}

export function AcceptDialog({ id, proposal, open, onClose }: AnswerDialogProps) {
  const accepting = useAcceptProposal(id)
  const { salary, start_date, company } = proposal
  const accept = async () => {
    try {
      await accepting.mutateAsync(proposal.id)
      onClose()
      toast.success({ title: 'Proposition acceptée', text: `${company.name} en est prévenue.` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={480}
      sheet
      title="Accepter ce poste&nbsp;?"
      footer={
        <>
          <Button look="quiet" onClick={onClose} data-focus-first="">
            Pas encore
          </Button>
          <Button loading={accepting.isPending} onClick={accept}>
            J’accepte
          </Button>
        </>
      }
    >
      <p>
        {contractWords(proposal)}, {formatMoney(salary)} par mois, à partir du {formatLongDate(start_date)}.
      </p>
      <FormFailure>{accepting.error?.message}</FormFailure>
    </Dialog>
  )
}

const REASONS = DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_LABELS[value] }))

export function DeclineDialog({ open, onClose, ...form }: AnswerDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} width={480} title="Décliner la proposition&nbsp;?" sheet>
      <DeclineForm {...form} onClose={onClose} />
    </Dialog>
  )
}

interface Values {
  reason: DeclineReason | ''
  message: string
}

function DeclineForm({ id, proposal, onClose }: Omit<AnswerDialogProps, 'open'>) {
  const declining = useDeclineProposal(id)
  const form = useForm<Values>({
    initial: { reason: '', message: '' },
    schema: async () => (await import('#src/applications/following/contract.ts')).declineOffer.body,
    idOf: (field) => `decline-${field}`,
    short: true,
    send: async (values) => {
      await declining.mutateAsync(values)
      onClose()
      toast.success({ title: 'Vous avez décliné la proposition.' })
    },
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      <p>
        La candidature se termine, et les entretiens encore prévus sont annulés. Vous ne pourrez pas revenir
        en arrière.
      </p>
      <RadioCards
        label={`Votre raison, transmise à ${proposal.company.name}`}
        name="decline-reason"
        value={form.values.reason}
        onChange={(reason) => form.change({ reason })}
        choices={REASONS}
        error={form.errors.reason}
      />
      <TextAreaField label="Un mot" optional rows={3} max={1000} {...form.text('message')} />
      <Button type="submit" look="danger" wide loading={form.sending}>
        Décliner la proposition
      </Button>
    </form>
  )
}
