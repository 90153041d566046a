import { useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import css from '#src/accounts/web/user-tab.module.css'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { CurrentUser } from '../contract.ts'
import { accountInput } from '../shared/account-input.ts'
import { useUpdateAccount } from './queries.ts'

const ORDER = ['first_name', 'last_name', 'username'] as const
type Names = Pick<CurrentUser, (typeof ORDER)[number]>

/** First name, last name and the name that others see. */
export function NamesForm({ user }: { user: CurrentUser }) {
  const { form, submit, pending, problems, attempt, failure } = useNamesForm(user)
  const text = (field: (typeof ORDER)[number]) => ({
    name: field,
    value: form.values[field],
    error: form.errors[field],
    onChange: (event: { target: { value: string } }) => form.setFieldValue(field, event.target.value),
    onBlur: () => form.validateField(field),
  })
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      <ErrorSummary problems={problems} attempt={attempt} />
      {failure && (
        <Alert kind="error" live>
          {failure}
        </Alert>
      )}
      <div className={css.names}>
        <TextField label="Prénom" autoComplete="given-name" {...text('first_name')} />
        <TextField label="Nom" autoComplete="family-name" {...text('last_name')} />
      </div>
      <TextField
        label="Nom d’utilisateur"
        hint="Le nom affiché en haut de chaque page et auprès des personnes avec qui vous échangez."
        autoComplete="nickname"
        {...text('username')}
      />
      <div className={css.actions}>
        <Button type="submit" loading={pending}>
          Enregistrer
        </Button>
      </div>
    </form>
  )
}

function useNamesForm({ first_name, last_name, username }: CurrentUser) {
  const form = useForm<Names>({
    initialValues: { first_name, last_name, username },
    validate: problemsOf,
  })
  const saving = useUpdateAccount()
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string>()
  const tell = (errors: Record<string, unknown>) => {
    setProblems(ORDER.filter((id) => errors[id]).map((id) => ({ id, message: String(errors[id]) })))
    setAttempt((count) => count + 1)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const { errors, hasErrors } = form.validate()
    if (hasErrors) return tell(errors)
    setProblems([])
    try {
      const { data } = await saving.mutateAsync(form.getValues())
      form.setValues({ first_name: data.first_name, last_name: data.last_name, username: data.username })
      toast.success({ title: 'Votre compte est à jour' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.errors) return setFailure(error.message)
      const first = Object.fromEntries(
        Object.entries(error.errors).map(([field, [message]]) => [field, message]),
      )
      form.setErrors(first)
      tell(first)
    }
  }
  return { form, submit, pending: saving.isPending, problems, attempt, failure }
}

function problemsOf(values: Names): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, message } of accountInput.safeParse(values).error?.issues ?? [])
    found[String(path[0])] ??= message
  return found
}
