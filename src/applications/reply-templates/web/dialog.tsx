import { type FormEvent, useState } from 'react'
import { useProblems } from '#src/shell/api/field-problems.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { TemplateInput } from '../contract.ts'
import { TEMPLATE_BODY_MAX, TEMPLATE_TITLE_MAX, variableProblem } from '../shared/parts.ts'
import { ReplyTemplateFields, TEMPLATE_IDS } from './fields.tsx'
import { useSaveTemplate } from './queries.ts'
import css from './reply-templates.module.css'

const FORM = 'modele'

/** What the dialog opens on: one that exists, or a start for another. */
export interface Editing extends TemplateInput {
  id: number | null
}

interface ReplyTemplateDialogProps {
  /** Null while closed. */
  editing: Editing | null
  onClose: () => void
}

export default function ReplyTemplateDialog({ editing, onClose }: ReplyTemplateDialogProps) {
  const saving = useSaveTemplate()
  const close = () => {
    saving.reset()
    onClose()
  }
  const save = (body: TemplateInput) =>
    saving.mutate(
      { id: editing?.id ?? null, body },
      {
        onSuccess: () => {
          toast.success({ title: editing?.id ? 'Modèle modifié' : 'Modèle enregistré' })
          close()
        },
      },
    )
  return (
    <Dialog
      open={editing !== null}
      onClose={close}
      width={960}
      title={editing?.id ? 'Modifier ce modèle' : 'Nouveau modèle'}
      footer={
        <>
          <Button look="secondary" onClick={close}>
            Annuler
          </Button>
          <Button type="submit" form={FORM} loading={saving.isPending}>
            Enregistrer
          </Button>
        </>
      }
    >
      {editing && <TemplateForm start={editing} error={saving.error} onSave={save} />}
    </Dialog>
  )
}

interface TemplateFormProps {
  start: Editing
  error: Error | null
  onSave: (body: TemplateInput) => void
}

function TemplateForm({ start: { title, body, use }, error, onSave }: TemplateFormProps) {
  const [given, setGiven] = useState<TemplateInput>({ title, body, use })
  const { problems, list, attempt, pass, look, failure } = useProblems(TEMPLATE_IDS, error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pass(problemsOf(given))) onSave(given)
  }
  const write = (change: Partial<TemplateInput>) => {
    const next = { ...given, ...change }
    setGiven(next)
    const field = 'title' in change ? 'title' : 'body'
    if (problems[field]) look(field, problemsOf(next)[field])
  }
  const leave = (field: 'title' | 'body') => given[field] && look(field, problemsOf(given)[field])
  return (
    <form id={FORM} className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={list} attempt={attempt} />
      {failure && (
        <Alert kind="error" live>
          {failure}
        </Alert>
      )}
      <ReplyTemplateFields given={given} problems={problems} onWrite={write} onLeave={leave} />
    </form>
  )
}

function problemsOf({ title, body }: TemplateInput) {
  return {
    title: titleProblem(title.trim()),
    use: undefined,
    body: bodyProblem(body.trim()),
  }
}

function titleProblem(title: string): string | undefined {
  if (!title) return 'Veuillez donner un titre au modèle.'
  return title.length > TEMPLATE_TITLE_MAX
    ? `Le titre ne doit pas dépasser ${TEMPLATE_TITLE_MAX} caractères.`
    : undefined
}

function bodyProblem(body: string): string | undefined {
  if (!body) return 'Veuillez écrire le texte du modèle.'
  if (body.length > TEMPLATE_BODY_MAX) return 'Le message est trop long'
  return variableProblem(body) ?? undefined
}
