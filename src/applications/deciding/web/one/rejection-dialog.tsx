import { useState } from 'react'
import { isMailed } from '#src/applications/entering/shared/telling.ts'
import { ReplyTemplateChoice } from '#src/applications/reply-templates/web/choice.tsx'
import { useFilledMessage } from '#src/applications/reply-templates/web/message.ts'
import { type Addressed, useTemplateValues } from '#src/applications/reply-templates/web/values.ts'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import type { RejectionReason } from '#src/applications/shared/labels.ts'
import { TEMPLATE_BODY_MAX } from '#src/reference/shared/reply-template-parts.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { rejectionText } from '../letters.ts'
import { reasonChoices } from '../reasons.ts'
import { endingWords } from '../words.ts'
import css from './rejection-dialog.module.css'

const FORM = 'refus'

interface RejectionDialogProps {
  open: boolean
  onClose: () => void
  application: Pick<RecruiterApplicationDetail, 'applicant_name' | 'version' | 'coming' | 'entered'> &
    Addressed
  busy: boolean
  /** The promise rejects with an ApiError. */
  onConfirm: (reason: RejectionReason, message: string) => Promise<unknown>
}

export function RejectionDialog({ open, onClose, busy, ...form }: RejectionDialogProps) {
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={620}
      title="Ne pas retenir"
      subtitle={form.application.applicant_name}
      confirm="Ne pas retenir"
      form={FORM}
      danger
      pending={busy}
    >
      <RejectionForm {...form} />
    </DecisionDialog>
  )
}

interface Rejection {
  reason: RejectionReason | ''
  message: string
}

function RejectionForm({ application, onConfirm }: Pick<RejectionDialogProps, 'application' | 'onConfirm'>) {
  const form = useForm<Rejection>({
    initial: { reason: '', message: '' },
    schema: async () => (await import('#src/applications/deciding/contract.ts')).rejectApplication.body,
    body: (values) => ({ ...values, version: application.version }),
    idOf: (field) => `${FORM}-${field}`,
    send: async ({ reason, message }) => reason && onConfirm(reason, message.trim()),
  })
  const { values, filled, choose, chooseTemplate } = useProposedText(form, application)
  const { reason } = form.values
  const mailed = isMailed(application)
  const ending = endingWords(application.coming)
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <p className={css.note}>Sauf mention contraire, tous les champs sont obligatoires.</p>
      <SelectField
        label="Motif"
        choices={reasonChoices()}
        empty="Choisissez un motif"
        data-focus-first=""
        {...form.text('reason')}
        onChange={(event) => choose(event.target.value as Rejection['reason'])}
      />
      {mailed ? (
        <>
          <ReplyTemplateChoice
            id="modele-refus"
            use="rejection"
            empty="Texte proposé avec le motif"
            values={values}
            filled={filled}
            onChoice={chooseTemplate}
          />
          <TextAreaField
            label="Message au candidat"
            rows={10}
            max={TEMPLATE_BODY_MAX}
            optional={reason !== 'autre'}
            hint={hintOf(reason)}
            {...form.text('message')}
          />
        </>
      ) : (
        reason === 'autre' && (
          <TextAreaField
            label="Raison du refus"
            rows={3}
            max={TEMPLATE_BODY_MAX}
            hint="Votre équipe seule la lit, dans l’historique."
            {...form.text('message')}
          />
        )
      )}
      {ending && <Alert kind="warning">{ending}</Alert>}
      <Alert>
        {mailed
          ? 'Le candidat sera prévenu par e-mail dans 24 heures. D’ici là, vous pouvez annuler ce refus.'
          : 'Sans adresse e-mail, nous ne prévenons personne\u00a0: donnez votre réponse à ce candidat vous-même. Vous pouvez annuler ce refus pendant 24 heures.'}
      </Alert>
    </form>
  )
}

/** A reason proposes courteous words, which never replace own words or a chosen template. */
function useProposedText(
  form: Form<Rejection>,
  application: Addressed & Pick<RecruiterApplicationDetail, 'entered'>,
) {
  const values = useTemplateValues(application)
  const filled = useFilledMessage(form.values.message, (message) => form.change({ message }))
  const [fromTemplate, setFromTemplate] = useState(false)
  // Nobody would read courteous words where no address was given.
  const propose = (reason: Rejection['reason']) =>
    isMailed(application) && filled.place(reason && rejectionText(reason, values))
  const choose = (reason: Rejection['reason']) => {
    form.change({ reason })
    if (!filled.isTyped && !fromTemplate) propose(reason)
  }
  const chooseTemplate = (isChosen: boolean) => {
    setFromTemplate(isChosen)
    if (!isChosen && !filled.isTyped) propose(form.values.reason)
  }
  return { values, filled, choose, chooseTemplate }
}

function hintOf(reason: RejectionReason | ''): string {
  if (!reason) return 'Un texte courtois vous est proposé avec le motif.'
  return reason === 'autre' ? 'Dites au candidat pourquoi.' : 'Vous pouvez modifier le texte proposé.'
}
