import { type FormEvent, useState } from 'react'
import type { TemplateUse } from '#src/applications/reply-templates/shared/parts.ts'
import { MessageFields, useMessageForm } from '#src/applications/reply-templates/web/message-fields.tsx'
import css from '#src/applications/reply-templates/web/reply-templates.module.css'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { STAGE_LABELS } from '#src/applications/shared/labels.ts'
import type { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { StageChange } from '../queries.ts'

const FORM = 'etape'
const USES: Record<StageChange, TemplateUse> = {
  review: 'stage',
  shortlisted: 'stage',
  interview: 'interview',
  offer_made: 'offer',
}

interface ReceivedStageDialogProps {
  open: boolean
  onClose: () => void
  application: RecruiterApplicationDetail
  /** The stages that the application may go to, the likeliest first. */
  stages: readonly StageChange[]
  busy: boolean
  error: ApiError | null
  onConfirm: (stage: StageChange, message: string) => void
}

/** Moves the application on with a word for the applicant. */
export function ReceivedStageDialog({ open, onClose, busy, ...form }: ReceivedStageDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={620}
      title="Changer d’étape avec un message"
      subtitle={form.application.applicant_name}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={FORM} loading={busy}>
            Changer d’étape
          </Button>
        </>
      }
    >
      <StageForm {...form} />
    </Dialog>
  )
}

function StageForm({
  application,
  stages,
  error,
  onConfirm,
}: Pick<ReceivedStageDialogProps, 'application' | 'stages' | 'error' | 'onConfirm'>) {
  const [stage, setStage] = useState<StageChange>(stages[0] ?? 'review')
  const form = useMessageForm(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.pass()) onConfirm(stage, form.filled.message.trim())
  }
  return (
    <form id={FORM} className={css.form} onSubmit={submit} noValidate>
      <SelectField
        label="Nouvelle étape"
        name="stage"
        id="nouvelle-etape"
        choices={stages.map((value) => ({ value, label: STAGE_LABELS[value] }))}
        value={stage}
        onChange={(event) => setStage(event.target.value as StageChange)}
        data-focus-first=""
      />
      <MessageFields application={application} use={USES[stage]} form={form} />
    </form>
  )
}
