import { MessageFields } from '#src/applications/reply-templates/web/message-fields.tsx'
import css from '#src/applications/reply-templates/web/reply-templates.module.css'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'

const FORM = 'recrutement'

interface HireDialogProps {
  open: boolean
  onClose: () => void
  application: RecruiterApplicationDetail
  busy: boolean
  /** The promise rejects with an ApiError. */
  onConfirm: (message: string) => Promise<unknown>
}

/** Hiring ends the application for good, so it is asked once more. */
export function HireDialog({ open, onClose, busy, ...form }: HireDialogProps) {
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={620}
      title="Confirmer le recrutement"
      confirm="Confirmer"
      form={FORM}
      pending={busy}
      {...(form.application.stage === 'accepted' && { focus: 'confirm' })}
    >
      <HireForm {...form} />
    </DecisionDialog>
  )
}

function HireForm({ application, onConfirm }: Pick<HireDialogProps, 'application' | 'onConfirm'>) {
  const form = useForm({
    initial: { message: '' },
    schema: async () => (await import('#src/applications/deciding/contract.ts')).hireApplicant.body,
    body: (values) => ({ ...values, version: application.version }),
    idOf: (field) => `${FORM}-${field}`,
    send: ({ message }) => onConfirm(message.trim()),
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      {application.stage !== 'accepted' && (
        <Alert kind="warning">
          {application.applicant_name} n’a pas encore accepté votre proposition. Confirmez seulement si vous
          avez son accord par ailleurs.
        </Alert>
      )}
      <p>
        Nous annoncerons à {application.applicant_name} que son recrutement comme «&nbsp;
        {displayTitle(application.offer.title)}&nbsp;» est confirmé, et sa candidature sera close. Cela ne
        peut pas être annulé.
      </p>
      <MessageFields application={application} use="offer" form={form} />
    </form>
  )
}
