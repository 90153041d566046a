import { useState } from 'react'
import { isMailed } from '#src/applications/entering/shared/telling.ts'
import { MessageFields } from '#src/applications/reply-templates/web/message-fields.tsx'
import css from '#src/applications/reply-templates/web/reply-templates.module.css'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
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
  // What was agreed on is agreed on of one version of the application alone.
  const [agreed, setAgreed] = useState<number | null>(null)
  const { stage, entered, version } = form.application
  // What was agreed with an entered candidate was agreed outside the site.
  const isUnanswered = stage !== 'accepted' && !entered
  const isAgreed = agreed === version
  const onAgree = (on: boolean) => setAgreed(on ? version : null)
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={620}
      title="Confirmer le recrutement"
      confirm="Confirmer"
      form={FORM}
      pending={busy}
      disabled={isUnanswered && !isAgreed}
      {...(!isUnanswered && { focus: 'confirm' })}
    >
      <HireForm {...form} isUnanswered={isUnanswered} isAgreed={isAgreed} onAgree={onAgree} />
    </DecisionDialog>
  )
}

interface HireFormProps extends Pick<HireDialogProps, 'application' | 'onConfirm'> {
  isUnanswered: boolean
  isAgreed: boolean
  onAgree: (on: boolean) => void
}

function HireForm({ application, onConfirm, isUnanswered, isAgreed, onAgree }: HireFormProps) {
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
      {isUnanswered && (
        <Alert kind="warning">
          {application.applicant_name} n’a pas encore répondu à votre proposition. Le recrutement la
          retire&nbsp;: elle ne pourra plus être acceptée.
        </Alert>
      )}
      {isUnanswered && (
        <CheckBox
          label="J’ai son accord par ailleurs"
          checked={isAgreed}
          onChange={({ target }) => onAgree(target.checked)}
        />
      )}
      {isMailed(application) ? (
        <>
          <p>
            Nous annoncerons à {application.applicant_name} que son recrutement comme «&nbsp;
            {displayTitle(application.offer.title)}&nbsp;» est confirmé, et sa candidature sera close. Cela ne
            peut pas être annulé. Les entretiens encore prévus sont annulés.
          </p>
          <MessageFields application={application} use="offer" form={form} />
        </>
      ) : (
        <p>
          La candidature de {application.applicant_name} sera close comme recrutée. Cela ne peut pas être
          annulé. Sans adresse e-mail, nous ne prévenons personne&nbsp;: annoncez-lui la nouvelle vous-même.
        </p>
      )}
    </form>
  )
}
