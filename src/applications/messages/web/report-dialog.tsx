import { ReportFields } from '#src/moderation/web/report-fields.tsx'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { ThreadMessage } from '../contract.ts'
import { MESSAGE_REPORT_LABELS, type MessageReportReason } from '../shared/reasons.ts'
import { type Area, useReportMessage } from './queries.ts'
import css from './report-dialog.module.css'

interface ReportDialogProps {
  area: Area
  id: number
  /** The message is null while nothing is reported. */
  message: ThreadMessage | null
  onClose: () => void
}

const FORM = 'signalement'

export function ReportDialog({ message, onClose, ...place }: ReportDialogProps) {
  return (
    <Dialog open={message !== null} onClose={onClose} width={520} title="Signaler ce message" sheet>
      {message && <ReportForm message={message} onClose={onClose} {...place} />}
    </Dialog>
  )
}

interface Values {
  reason: MessageReportReason | null
  note: string
}

function ReportForm({ area, id, message, onClose }: ReportDialogProps & { message: ThreadMessage }) {
  const reporting = useReportMessage(area, id)
  const form = useForm<Values>({
    initial: { reason: null, note: '' },
    schema: async () => (await import('../contract.ts')).applicantThread.report.body,
    idOf: (field) => `${FORM}-${field}`,
    short: true,
    send: async ({ reason, note }) => {
      if (!reason) return
      const { message: said } = await reporting.mutateAsync({ message_id: message.id, reason, note })
      onClose()
      toast.success({ title: 'Message signalé', text: said })
    },
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      <p>Ce message et votre motif seront lus par l’équipe de modération, et par elle seule.</p>
      <ReportFields
        labels={MESSAGE_REPORT_LABELS}
        reason={form.values.reason}
        onReason={(reason) => form.change({ reason })}
        error={form.errors.reason}
        words={form.text('note')}
      />
      <Button type="submit" look="danger" loading={form.sending}>
        Envoyer le signalement
      </Button>
    </form>
  )
}
