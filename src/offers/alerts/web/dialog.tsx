import { useId, useState } from 'react'
import { ALERT_FREQUENCIES, type AlertFrequency, FREQUENCY_LABELS } from '#src/offers/shared/labels.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
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
            <Button type="submit" form={formId} loading={form.sending}>
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

interface NewAlert {
  /** A guest's. */
  email?: string
  frequency: AlertFrequency
}

const APPLICANTS: NewAlert = { frequency: 'daily' }
const GUESTS: NewAlert = { email: '', frequency: 'daily' }

function AlertForm({ id, form }: { id: string; form: Form<NewAlert> }) {
  const isGuest = useUser() === null
  return (
    <form id={id} className={css.form} onSubmit={form.submit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      {isGuest && (
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="nom@exemple.mg"
          hint="Sans compte&nbsp;: un e-mail vous demandera de confirmer."
          data-focus-first
          {...form.text('email')}
        />
      )}
      <RadioCards
        label="Fréquence"
        name="alert-frequency"
        value={form.values.frequency}
        onChange={(frequency) => form.change({ frequency })}
        choices={CHOICES}
        error={form.errors.frequency}
      />
    </form>
  )
}

function useAlertForm(search: SearchParams, onClose: () => void) {
  const isGuest = useUser() === null
  const creating = useCreateAlert()
  const [asked, setAsked] = useState<string>()
  const form = useForm({
    initial: isGuest ? GUESTS : APPLICANTS,
    schema: async () => (await import('../contract.ts')).guestAlert,
    idOf: (field) => `alert-${field}`,
    short: true,
    send: async ({ frequency, email }) => {
      const guest = isGuest && { email: email?.trim() }
      const { message } = await creating.mutateAsync({ search, frequency, ...guest })
      if (isGuest) return setAsked(message)
      toast.success({ title: 'Alerte créée', text: message })
      onClose()
    },
    // A search that is no search has no field here.
    onRefused: ({ errors }) => ({ failure: errors?.keywords?.[0] }),
  })
  const forget = () => {
    setAsked(undefined)
    form.reset(form.values)
  }
  return { form, asked, forget }
}
