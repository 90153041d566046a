import { type FormEvent, useId, useState } from 'react'
import { ALERT_FREQUENCIES, type AlertFrequency, FREQUENCY_LABELS } from '#src/offers/shared/labels.ts'
import { EMAIL_PATTERN, MESSAGES } from '#src/shared/messages.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import css from './alert.module.css'
import { useCreateAlert } from './queries.ts'

const CHOICES = ALERT_FREQUENCIES.map((value) => ({
  value,
  label: FREQUENCY_LABELS[value].name,
  detail: FREQUENCY_LABELS[value].when,
}))
const EMAIL = 'alert-email'

interface AlertDialogProps {
  open: boolean
  onClose: () => void
  /** The search in words. */
  label: string
  search: SearchParams
}

export default function AlertDialog({ open, onClose, label, search }: AlertDialogProps) {
  const formId = useId()
  const { form, asked, forget } = useAlertForm(search, onClose)
  const close = () => {
    onClose()
    forget()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      width={520}
      title="Créer une alerte"
      subtitle={label}
      footer={
        asked ? (
          <Button autoFocus onClick={close}>
            Fermer
          </Button>
        ) : (
          <>
            <Button look="secondary" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" form={formId} loading={form.pending}>
              Créer l’alerte
            </Button>
          </>
        )
      }
    >
      {asked ? (
        <Alert kind="success" live>
          {asked}
        </Alert>
      ) : (
        <AlertForm id={formId} form={form} />
      )}
    </Dialog>
  )
}

type Form = ReturnType<typeof useAlertForm>['form']

function AlertForm({ id, form }: { id: string; form: Form }) {
  const { isGuest, values, problem, failure, write, check, submit } = form
  return (
    <form id={id} className={css.form} onSubmit={submit} noValidate>
      {failure && (
        <Alert kind="error" live>
          {failure}
        </Alert>
      )}
      {isGuest && (
        <TextField
          label="Email"
          id={EMAIL}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="nom@exemple.mg"
          hint="Sans compte&nbsp;: un e-mail vous demandera de confirmer."
          data-focus-first
          value={values.email}
          error={problem}
          onChange={(event) => write({ email: event.target.value })}
          onBlur={check}
        />
      )}
      <RadioCards
        label="Fréquence"
        name="alert-frequency"
        value={values.frequency}
        onChange={(frequency: AlertFrequency) => write({ frequency })}
        choices={CHOICES}
      />
    </form>
  )
}

function useAlertForm(search: SearchParams, onClose: () => void) {
  const isGuest = useUser() === null
  const creating = useCreateAlert()
  const [values, setValues] = useState<{ email: string; frequency: AlertFrequency }>({
    email: '',
    frequency: 'daily',
  })
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [asked, setAsked] = useState<string>()

  const write = (change: Partial<typeof values>) => {
    const next = { ...values, ...change }
    setValues(next)
    if (problem) setProblem(problemOf(next.email))
  }
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const email = error.errors?.email?.[0]
    setProblem(email)
    if (email) document.getElementById(EMAIL)?.focus()
    else setFailure(error.errors?.keywords?.[0] ?? error.message)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = isGuest ? problemOf(values.email) : undefined
    setProblem(found)
    setFailure(undefined)
    if (found) return document.getElementById(EMAIL)?.focus()
    const { frequency, email } = values
    try {
      const { message } = await creating.mutateAsync({
        search,
        frequency,
        ...(isGuest && { email: email.trim() }),
      })
      if (isGuest) return setAsked(message)
      toast.success({ title: 'Alerte créée', text: message })
      onClose()
    } catch (error) {
      refused(error)
    }
  }
  const check = () => setProblem(values.email ? problemOf(values.email) : undefined)
  const forget = () => {
    setAsked(undefined)
    setFailure(undefined)
    setProblem(undefined)
  }
  const form = { isGuest, values, problem, failure, write, check, submit, pending: creating.isPending }
  return { form, asked, forget }
}

function problemOf(email: string): string | undefined {
  if (!email.trim()) return MESSAGES.email_required
  return EMAIL_PATTERN.test(email.trim()) ? undefined : MESSAGES.email_invalid
}
