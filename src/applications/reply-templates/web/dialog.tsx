import { useForm } from '#src/shell/form/use-form.ts'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { TemplateInput } from '../contract.ts'
import { ReplyTemplateFields } from './fields.tsx'
import { useSaveTemplate } from './queries.ts'
import css from './reply-templates.module.css'

const FORM = 'modele'

/** The dialog opens on a template that exists, or on a start for another. */
export interface Editing extends TemplateInput {
  id: number | null
}

interface ReplyTemplateDialogProps {
  /** The dialog is closed while this is null. */
  editing: Editing | null
  onClose: () => void
}

export default function ReplyTemplateDialog({ editing, onClose }: ReplyTemplateDialogProps) {
  const saving = useSaveTemplate()
  const save = async (body: TemplateInput) => {
    await saving.mutateAsync({ id: editing?.id ?? null, body })
    toast.success({ title: editing?.id ? 'Modèle modifié' : 'Modèle enregistré' })
    onClose()
  }
  return (
    <DecisionDialog
      open={editing !== null}
      onClose={onClose}
      width={960}
      title={editing?.id ? 'Modifier ce modèle' : 'Nouveau modèle'}
      confirm="Enregistrer"
      form={FORM}
      pending={saving.isPending}
    >
      {editing && <TemplateForm start={editing} onSave={save} />}
    </DecisionDialog>
  )
}

interface TemplateFormProps {
  start: Editing
  onSave: (body: TemplateInput) => Promise<void>
}

function TemplateForm({ start: { title, use, body }, onSave }: TemplateFormProps) {
  const form = useForm<TemplateInput>({
    initial: { title, use, body },
    schema: async () => (await import('../contract.ts')).createReplyTemplate.body,
    idOf: (field) => `${FORM}-${field}`,
    send: onSave,
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <ReplyTemplateFields form={form} />
    </form>
  )
}
