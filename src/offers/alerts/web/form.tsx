import { type ReactNode, useState } from 'react'
import { ALERT_PAGE } from '#src/offers/shared/alert-page.ts'
import { ALERT_FREQUENCIES, type AlertFrequency, FREQUENCY_LABELS } from '#src/offers/shared/labels.ts'
import { feedHref } from '#src/offers/web/feed-address.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { type SearchParams, stringifySearch } from '#src/ui/search-params.ts'
import css from './alert.module.css'
import { useCreateAlert } from './queries.ts'

const CHOICES = ALERT_FREQUENCIES.map((value) => ({
  value,
  label: FREQUENCY_LABELS[value].name,
  detail: FREQUENCY_LABELS[value].when,
}))

interface NewAlert {
  /** Only guests give an address. */
  email?: string
  frequency: AlertFrequency
}

interface AlertFormProps {
  id?: string
  form: Form<NewAlert>
  search: SearchParams
  children?: ReactNode
}

export function AlertForm({ id, form, search, children }: AlertFormProps) {
  const isGuest = useUser() === null
  return (
    <form
      id={id}
      className={css.form}
      method="post"
      action={ALERT_PAGE + stringifySearch(search)}
      onSubmit={form.submit}
      noValidate
    >
      <FormFailure>{form.failure}</FormFailure>
      {isGuest && (
        <EmailField
          label="Email"
          autoComplete="email"
          placeholder="nom@exemple.mg"
          hint="Sans compte&nbsp;: un e-mail vous demandera de confirmer."
          data-focus-first
          {...form.text('email')}
        />
      )}
      <RadioCards
        label="Fréquence"
        name="frequency"
        id="alert-frequency"
        value={form.values.frequency}
        onChange={(frequency) => form.change({ frequency })}
        choices={CHOICES}
        error={form.errors.frequency}
      />
      <p className={css.feed}>
        Vous lisez des flux{'\u00a0'}? <a href={feedHref(search)}>Suivre cette recherche par RSS</a>
      </p>
      {children}
    </form>
  )
}

interface AlertFormOptions {
  search: SearchParams
  /** Called once the alert stands: at once for applicants, while guests are first told about the mail. */
  onDone: () => void
  /** The server's answer to a form that the browser sent before the scripts came. */
  answered?: AnsweredForm | undefined
}

export function useAlertForm({ search, onDone, answered }: AlertFormOptions) {
  const isGuest = useUser() === null
  const creating = useCreateAlert()
  const [asked, setAsked] = useState(answered?.accepted ? answered.message : undefined)
  const given = answered?.values
  const frequency = ALERT_FREQUENCIES.find((each) => each === given?.frequency) ?? 'daily'
  const form = useForm<NewAlert>({
    initial: { ...(isGuest && { email: given?.email ?? '' }), frequency },
    failure: answered?.message,
    schema: async () => (await import('../contract.ts')).guestAlert,
    idOf: (field) => `alert-${field}`,
    short: true,
    send: async ({ frequency, email }) => {
      const guest = isGuest && { email: email?.trim() }
      const { message } = await creating.mutateAsync({ search, frequency, ...guest })
      if (isGuest) return setAsked(message)
      toast.success({ title: 'Alerte créée', text: message })
      onDone()
    },
    // The form has no field for the keywords, so what is wrong with the search is shown above it.
    onRefused: ({ errors }) => ({ failure: errors?.keywords?.[0] }),
  })
  const forget = () => {
    setAsked(undefined)
    form.reset(form.values)
  }
  return { form, asked, forget }
}
