import { useState } from 'react'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { sendContactMessage } from '../contract.ts'
import { MESSAGE_MAX } from '../policy.ts'
import css from './page.module.css'

const EMPTY = { first_name: '', last_name: '', email: '', object: '', message: '', website: '' }

/** Sends a message to the team. The fields in `known` are filled in. */
export function ContactForm({ known }: { known: Partial<typeof EMPTY> }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    initial: { ...EMPTY, ...known },
    schema: async () => (await import('../contract.ts')).sendContactMessage.body,
    send: async (values) => {
      await call<typeof sendContactMessage>('POST /api/contact', { body: values })
      form.reset({ ...EMPTY, ...known })
      setSentTo(values.email.trim())
    },
    onWrite: () => setSentTo(null),
  })
  const { text } = form
  return (
    <form className={css.form} method="post" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      <div className={css.pair}>
        <TextField label="Nom" autoComplete="family-name" {...text('first_name')} />
        <TextField label="Prénom" autoComplete="given-name" {...text('last_name')} />
      </div>
      <EmailField
        label="Email"
        autoComplete="email"
        hint="Notre réponse y sera envoyée."
        {...text('email')}
      />
      <TextField label="Objet" autoComplete="off" {...text('object')} />
      <TextAreaField label="Message" rows={7} max={MESSAGE_MAX} {...text('message')} />
      <div className={css.trap} aria-hidden="true">
        <label>
          Ne remplissez pas ce champ
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={form.values.website}
            onChange={text('website').onChange}
          />
        </label>
      </div>
      <FormFailure>{form.failure}</FormFailure>
      <div className={css.send}>
        <Button type="submit" loading={form.sending}>
          Envoyer le message
        </Button>
        <span className="small muted">
          Nous gardons votre message un an.{' '}
          <AppLink href="/politique-de-confidentialite">Vos données</AppLink>
        </span>
      </div>
      <div role="status">
        {sentTo !== null && (
          <Alert kind="success">
            Votre message a été envoyé. Nous vous répondrons par e-mail à {sentTo}.
          </Alert>
        )}
      </div>
    </form>
  )
}
