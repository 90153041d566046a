import { FieldPair, TrappedForm } from '#src/contact/web/trapped-form.tsx'
import { useTeamForm } from '#src/contact/web/use-team-form.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { call } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { sendContactMessage } from '../contract.ts'
import { MESSAGE_MAX } from '../policy.ts'

const EMPTY = { first_name: '', last_name: '', email: '', object: '', message: '' }

interface ContactFormProps {
  /** These fields are filled in. */
  known: Partial<typeof EMPTY>
  openedAt: number
  answered: AnsweredForm | undefined
}

/** Sends a message to the team. */
export function ContactForm({ known, openedAt, answered }: ContactFormProps) {
  const { form, sent } = useTeamForm({
    initial: { ...EMPTY, ...known },
    openedAt,
    answered,
    schema: async () => (await import('../contract.ts')).sendContactMessage.body,
    send: async (values) => {
      await call<typeof sendContactMessage>('POST /api/contact', { body: values })
      return `Votre message a été envoyé. Nous vous répondrons par e-mail à ${values.email.trim()}.`
    },
  })
  const { text } = form
  return (
    <TrappedForm
      page="/contact"
      form={form}
      sent={sent}
      button="Envoyer le message"
      note={
        <>
          Nous gardons votre message un an.{' '}
          <AppLink href="/politique-de-confidentialite">Vos données</AppLink>
        </>
      }
    >
      <FieldPair>
        <TextField label="Nom" autoComplete="family-name" {...text('first_name')} />
        <TextField label="Prénom" autoComplete="given-name" {...text('last_name')} />
      </FieldPair>
      <EmailField
        label="Email"
        autoComplete="email"
        hint="Notre réponse y sera envoyée."
        {...text('email')}
      />
      <TextField label="Objet" autoComplete="off" {...text('object')} />
      <TextAreaField label="Message" rows={7} max={MESSAGE_MAX} {...text('message')} />
    </TrappedForm>
  )
}
