import type { FormEvent } from 'react'
import { MessageFields, useMessageForm } from '#src/applications/reply-templates/web/message-fields.tsx'
import css from '#src/applications/reply-templates/web/reply-templates.module.css'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import type { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

const FORM = 'recrutement'

interface ReceivedHireDialogProps {
  open: boolean
  onClose: () => void
  application: RecruiterApplicationDetail
  busy: boolean
  error: ApiError | null
  onConfirm: (message: string) => void
}

/** Hiring ends the application for good: asked once more, with a word for the person hired. */
export function ReceivedHireDialog({ open, onClose, busy, ...form }: ReceivedHireDialogProps) {
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

function HireForm({
  application,
  error,
  onConfirm,
}: Pick<ReceivedHireDialogProps, 'application' | 'error' | 'onConfirm'>) {
  const form = useMessageForm(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.pass()) onConfirm(form.filled.message.trim())
  }
  return (
    <form id={FORM} className={css.form} onSubmit={submit} noValidate>
      <p>
        Nous annoncerons à {application.applicant_name} que son recrutement comme «&nbsp;
        {application.offer.title}&nbsp;» est confirmé, et sa candidature sera close. Cela ne peut pas être
        annulé.
      </p>
      <MessageFields application={application} use="offer" form={form} />
    </form>
  )
}
