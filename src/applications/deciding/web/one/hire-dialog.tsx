import { MessageFields } from '#src/applications/reply-templates/web/message-fields.tsx'
import css from '#src/applications/reply-templates/web/reply-templates.module.css'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

const FORM = 'recrutement'

interface HireDialogProps {
  open: boolean
  onClose: () => void
  application: RecruiterApplicationDetail
  busy: boolean
  /** Rejects with ApiError. */
  onConfirm: (message: string) => Promise<unknown>
}

/** Hiring ends the application for good: asked once more, with a word for the person hired. */
export function HireDialog({ open, onClose, busy, ...form }: HireDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={620}
      title="Confirmer le recrutement"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={FORM} loading={busy} data-focus-first="">
            Confirmer
          </Button>
        </>
      }
    >
      <HireForm {...form} />
    </Dialog>
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
      <p>
        Nous annoncerons à {application.applicant_name} que son recrutement comme «&nbsp;
        {displayTitle(application.offer.title)}&nbsp;» est confirmé, et sa candidature sera close. Cela ne
        peut pas être annulé.
      </p>
      <MessageFields application={application} use="offer" form={form} />
    </form>
  )
}
