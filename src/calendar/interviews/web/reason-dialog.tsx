import { useForm } from '#src/shell/form/use-form.ts'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import css from './interviews.module.css'

interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Says what will happen. */
  text: string
  /** Label of the button, which names the act itself. */
  confirm: string
  version: number
  /** Rejects with an ApiError when the server refuses. */
  send: (body: { version: number; reason: string }) => Promise<unknown>
}

/** A meeting is declined or cancelled with a reason, because the other side reads it. */
export function ReasonDialog({ open, onClose, title, confirm, ...form }: ReasonDialogProps) {
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={520}
      sheet
      title={title}
      cancel="Retour"
      confirm={confirm}
      form="motif"
      danger
    >
      <ReasonForm onClose={onClose} {...form} />
    </DecisionDialog>
  )
}

function ReasonForm({
  text,
  version,
  send,
  onClose,
}: Pick<ReasonDialogProps, 'text' | 'version' | 'send' | 'onClose'>) {
  const form = useForm({
    initial: { reason: '' },
    schema: async () => (await import('../contract.ts')).cancelInterview.body,
    body: (values) => ({ ...values, version }),
    idOf: (field) => `motif-${field}`,
    short: true,
    send: async ({ reason }) => {
      await send({ version, reason })
      onClose()
    },
  })
  return (
    <form id="motif" className={css.form} onSubmit={form.submit} noValidate>
      <p>{text}</p>
      <FormFailure>{form.failure}</FormFailure>
      <TextAreaField label="Motif" rows={4} data-focus-first="" {...form.text('reason')} />
    </form>
  )
}
