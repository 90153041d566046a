import { MessageFields } from '#src/applications/reply-templates/web/message-fields.tsx'
import css from '#src/applications/reply-templates/web/reply-templates.module.css'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { STAGE_LABELS } from '#src/applications/shared/labels.ts'
import type { ChosenStage } from '#src/applications/shared/states.ts'
import type { TemplateUse } from '#src/reference/shared/reply-template-parts.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'

const FORM = 'etape'
const USES: Record<ChosenStage, TemplateUse> = {
  review: 'stage',
  shortlisted: 'stage',
  interview: 'interview',
  offer_made: 'offer',
}

interface StageDialogProps {
  open: boolean
  onClose: () => void
  application: RecruiterApplicationDetail
  /** The stages are in their order, the likeliest first. */
  stages: readonly ChosenStage[]
  busy: boolean
  /** The promise rejects with an ApiError. */
  onConfirm: (stage: ChosenStage, message: string) => Promise<unknown>
}

export function StageDialog({ open, onClose, busy, ...form }: StageDialogProps) {
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={620}
      title="Changer d’étape avec un message"
      subtitle={form.application.applicant_name}
      confirm="Changer d’étape"
      form={FORM}
      pending={busy}
    >
      <StageForm {...form} />
    </DecisionDialog>
  )
}

function StageForm({
  application,
  stages,
  onConfirm,
}: Pick<StageDialogProps, 'application' | 'stages' | 'onConfirm'>) {
  const form = useForm<{ stage: ChosenStage; message: string }>({
    initial: { stage: stages[0] ?? 'review', message: '' },
    schema: async () => (await import('#src/applications/deciding/contract.ts')).changeStage.body,
    body: (values) => ({ ...values, version: application.version }),
    idOf: (field) => `${FORM}-${field}`,
    send: ({ stage, message }) => onConfirm(stage, message.trim()),
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <SelectField
        label="Nouvelle étape"
        choices={stages.map((value) => ({ value, label: STAGE_LABELS[value] }))}
        data-focus-first=""
        {...form.text('stage')}
      />
      <MessageFields application={application} use={USES[form.values.stage]} form={form} />
    </form>
  )
}
