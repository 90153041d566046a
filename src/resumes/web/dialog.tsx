import { useState } from 'react'
import { sayRemoved } from '#src/shared/removed-parts.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { type Resume, resumeInput } from '../contract.ts'
import { ResumeFields } from './fields.tsx'
import { type ResumeValues, useSaveResume } from './queries.ts'
import css from './resumes.module.css'

const FORM = 'cv'
const NEW: ResumeValues = { title: '', name: '', description: '', is_draft: false, file: null }

interface ResumeDialogProps {
  open: boolean
  onClose: () => void
  /** Called with what was left out of the joined file, or null when nothing was. */
  onSaved: (removed: string | null) => void
  /** Null stands for a new CV. */
  resume: Resume | null
}

export default function ResumeDialog({ open, onClose, onSaved, resume }: ResumeDialogProps) {
  const saving = useSaveResume()
  const [progress, setProgress] = useState<number>()
  const save = async (values: ResumeValues) => {
    try {
      const kept = await saving.mutateAsync({ id: resume?.id ?? null, values, onProgress: setProgress })
      onSaved(sayRemoved(kept.removed))
    } finally {
      setProgress(undefined)
    }
    toast.success({ title: doneWords(resume !== null, values.is_draft) })
    onClose()
  }
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={640}
      title={resume ? 'Modifier ce CV' : 'Joindre un CV'}
      subtitle={resume?.name}
      confirm="Enregistrer"
      form={FORM}
      pending={saving.isPending}
    >
      <ResumeForm resume={resume} progress={progress} onSave={save} />
    </DecisionDialog>
  )
}

function doneWords(isChange: boolean, isDraft: boolean): string {
  if (isDraft) return 'Brouillon enregistré'
  return isChange ? 'CV modifié' : 'CV enregistré'
}

interface ResumeFormProps {
  resume: Resume | null
  progress: number | undefined
  onSave: (values: ResumeValues) => Promise<void>
}

function ResumeForm({ resume, progress, onSave }: ResumeFormProps) {
  const form = useForm({
    initial: resume ? valuesOf(resume) : NEW,
    schema: () => resumeInput,
    send: onSave,
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <ResumeFields form={form} resume={resume} progress={progress} />
      <FormFailure>{form.failure}</FormFailure>
    </form>
  )
}

function valuesOf({ title, name, description, is_draft }: Resume): ResumeValues {
  return { title, name, description, is_draft, file: null }
}
