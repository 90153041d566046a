import { type FormEvent, useEffect, useState } from 'react'
import { ReplyTemplateChoice } from '#src/applications/reply-templates/web/choice.tsx'
import { useFilledMessage } from '#src/applications/reply-templates/web/message.ts'
import { useTemplateValues } from '#src/applications/reply-templates/web/values.ts'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import {
  REJECTION_REASON_LABELS,
  REJECTION_REASONS,
  type RejectionReason,
} from '#src/applications/shared/labels.ts'
import type { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { SelectField, TextAreaField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import css from './rejection-dialog.module.css'
import { rejectionText } from './rejection-texts.ts'

const MESSAGE_MAX = 3_000
const REASONS = REJECTION_REASONS.map((value) => ({ value, label: REJECTION_REASON_LABELS[value] }))
const IDS = { reason: 'motif', message: 'message-refus' } as const

interface ReceivedRejectionDialogProps {
  open: boolean
  onClose: () => void
  application: RecruiterApplicationDetail
  busy: boolean
  error: ApiError | null
  onConfirm: (reason: RejectionReason, message: string) => void
}

/** A refusal has a reason and courteous words. */
export function ReceivedRejectionDialog({ open, onClose, busy, ...form }: ReceivedRejectionDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={620}
      title="Ne pas retenir"
      subtitle={form.application.applicant_name}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button look="danger" type="submit" form="refus" loading={busy}>
            Ne pas retenir
          </Button>
        </>
      }
    >
      <RejectionForm {...form} />
    </Dialog>
  )
}

type Problems = Partial<Record<keyof typeof IDS, string>>

function RejectionForm({
  application,
  error,
  onConfirm,
}: Pick<ReceivedRejectionDialogProps, 'application' | 'error' | 'onConfirm'>) {
  const [reason, setReason] = useState<RejectionReason | ''>('')
  const filled = useFilledMessage()
  const [fromTemplate, setFromTemplate] = useState(false)
  const { message } = filled
  const [problems, setProblems] = useState<Problems>({})
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!error?.errors) return
    setProblems({ reason: error.errors.reason?.[0], message: error.errors.message?.[0] })
    setAttempt((count) => count + 1)
  }, [error])
  const values = useTemplateValues(application)
  const choose = (next: RejectionReason | '') => {
    setReason(next)
    setProblems({})
    // Own words and a chosen template are never replaced.
    if (!filled.isTyped && !fromTemplate) filled.place(next && rejectionText(next, values))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(reason, message)
    setProblems(found)
    if (Object.keys(found).length > 0) return setAttempt(attempt + 1)
    if (reason) onConfirm(reason, message.trim())
  }
  return (
    <form id="refus" className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={listOf(problems)} attempt={attempt} />
      {error && !error.errors && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
      <p className={css.note}>Sauf mention contraire, tous les champs sont obligatoires.</p>
      <SelectField
        label="Motif"
        name="reason"
        id={IDS.reason}
        choices={REASONS}
        empty="Choisissez un motif"
        value={reason}
        onChange={(event) => choose(event.target.value as RejectionReason | '')}
        error={problems.reason}
        data-focus-first=""
      />
      <ReplyTemplateChoice
        id="modele-refus"
        use="rejection"
        empty="Texte proposé avec le motif"
        values={values}
        filled={filled}
        onChoice={(chosen) => {
          setFromTemplate(chosen)
          if (!chosen && !filled.isTyped) filled.place(reason && rejectionText(reason, values))
        }}
      />
      <TextAreaField
        label="Message au candidat"
        name="message"
        id={IDS.message}
        rows={10}
        max={MESSAGE_MAX}
        optional={reason !== 'autre'}
        hint={hintOf(reason)}
        value={message}
        onChange={(event) => filled.write(event.target.value)}
        error={problems.message}
      />
      <Alert>
        Le candidat sera prévenu par e-mail dans 24 heures. D’ici là, vous pouvez annuler ce refus.
      </Alert>
    </form>
  )
}

function hintOf(reason: RejectionReason | ''): string {
  if (!reason) return 'Un texte courtois vous est proposé avec le motif.'
  return reason === 'autre' ? 'Dites au candidat pourquoi.' : 'Vous pouvez modifier le texte proposé.'
}

function problemsOf(reason: string, message: string): Problems {
  return {
    ...(!reason && { reason: 'Veuillez choisir un motif.' }),
    ...(reason === 'autre' && !message.trim() && { message: 'Veuillez préciser le motif du refus.' }),
    ...(message.length > MESSAGE_MAX && { message: 'Le message est trop long' }),
  }
}

function listOf(problems: Problems): FieldProblem[] {
  const keys = Object.keys(IDS) as (keyof typeof IDS)[]
  return keys.flatMap((key) => {
    const message = problems[key]
    return message ? [{ id: IDS[key], message }] : []
  })
}
