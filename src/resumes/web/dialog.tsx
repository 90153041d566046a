import { useForm } from '@mantine/form'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { type Resume, resumeInput } from '../contract.ts'
import { ResumeFields } from './fields.tsx'
import { type ResumeValues, useSaveResume } from './queries.ts'
import css from './resumes.module.css'

const FORM = 'cv'
const NEW: ResumeValues = { title: '', name: '', description: '', is_draft: false, file: null }
const FAILED = 'Une erreur est survenue. Veuillez réessayer plus tard.'
const ORDER = ['title', 'name', 'description', 'is_draft', 'file'] as const

interface ResumeDialogProps {
  open: boolean
  onClose: () => void
  /** Null for a new one. */
  resume: Resume | null
}

export default function ResumeDialog({ open, onClose, resume }: ResumeDialogProps) {
  const { form, submit, pending, progress, problems, attempt, failure } = useResumeForm(open, resume, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={640}
      title={resume ? 'Modifier ce CV' : 'Créer un CV'}
      subtitle={resume?.name}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={FORM} loading={pending}>
            Enregistrer
          </Button>
        </>
      }
    >
      <form id={FORM} className={css.form} onSubmit={submit} noValidate>
        <ErrorSummary problems={problems} attempt={attempt} />
        <ResumeFields form={form} resume={resume} progress={progress} />
        {failure && (
          <Alert kind="error" live>
            {failure}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}

function useResumeForm(open: boolean, resume: Resume | null, onClose: () => void) {
  const form = useForm<ResumeValues>({ initialValues: NEW, validate: problemsOf })
  const saving = useSaveResume()
  const [progress, setProgress] = useState<number>()
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening starts from what is saved.
  useEffect(() => {
    if (!open) return
    form.setValues(resume ? valuesOf(resume) : NEW)
    form.clearErrors()
    setProblems([])
    setFailure(undefined)
  }, [open, resume])

  const tell = (errors: Record<string, unknown>) => {
    const found = ORDER.filter((field) => errors[field])
    setProblems(found.map((id) => ({ id, message: String(errors[id]) })))
    setAttempt((count) => count + 1)
  }
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const messages = Object.fromEntries(
      Object.entries(error.errors ?? {}).map(([field, [message = '']]) => [field, message]),
    )
    form.setErrors(messages)
    tell(messages)
    if (error.status !== 422) setFailure(error.status >= 500 ? FAILED : error.message)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    setFailure(undefined)
    const { errors, hasErrors } = form.validate()
    if (hasErrors) return tell(errors)
    setProblems([])
    try {
      await saving.mutateAsync({ id: resume?.id ?? null, values: form.getValues(), onProgress: setProgress })
      toast.success({ title: resume ? 'CV modifié' : 'CV enregistré' })
      onClose()
    } catch (error) {
      refused(error)
    }
    setProgress(undefined)
  }
  return { form, submit, pending: saving.isPending, progress, problems, attempt, failure }
}

function valuesOf({ title, name, description, is_draft }: Resume): ResumeValues {
  return { title, name, description, is_draft, file: null }
}

/** The first message of each field that is not right. */
function problemsOf(values: ResumeValues): Record<string, string> {
  const { error } = resumeInput.safeParse(values)
  const found: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= message
  return found
}
