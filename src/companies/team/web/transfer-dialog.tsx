import { useReauthentication } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { fullName } from '#src/shared/names.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { TeamMember } from '../contract.ts'
import { useTransfer } from './queries.ts'
import css from './team.module.css'

const FORM = 'transferer'

interface TeamTransferDialogProps {
  open: boolean
  onClose: () => void
  /** Every member but the owner may become the next one. */
  colleagues: TeamMember[]
}

/** Gives the company to a colleague, once the person is proved to be there. */
export function TeamTransferDialog({ open, onClose, colleagues }: TeamTransferDialogProps) {
  const transfer = useTransfer()
  const { run, dialog } = useReauthentication()
  const send = async (member_id: number) => {
    const done = await run(() => transfer.mutateAsync({ member_id }))
    if (!done) return
    toast.success({ title: 'Propriété transférée', text: 'Vous êtes maintenant recruteur.' })
    onClose()
  }
  return (
    <>
      <DecisionDialog
        open={open}
        onClose={onClose}
        width={560}
        title="Transférer la propriété"
        confirm="Transférer la propriété"
        form={FORM}
        danger
        pending={transfer.isPending}
      >
        <TransferForm colleagues={colleagues} onSend={send} />
      </DecisionDialog>
      {dialog}
    </>
  )
}

interface TransferFormProps {
  colleagues: TeamMember[]
  onSend: (member: number) => Promise<void>
}

function TransferForm({ colleagues, onSend }: TransferFormProps) {
  const form = useForm({
    initial: { member_id: '' },
    schema: async () => (await import('../contract.ts')).transferOwnership.body,
    idOf: () => 'nouveau-proprietaire',
    send: ({ member_id }) => onSend(Number(member_id)),
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <Alert kind="warning">
        Le nouveau propriétaire gérera l’équipe et l’abonnement. Vous deviendrez recruteur, et lui seul pourra
        vous rendre la propriété.
      </Alert>
      <SelectField
        label="Nouveau propriétaire"
        empty="Choisissez un membre"
        choices={colleagues.map((one) => ({ value: one.id, label: `${fullName(one)} (${one.email})` }))}
        data-focus-first=""
        {...form.text('member_id')}
      />
    </form>
  )
}
