import { useState } from 'react'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { subscribeNewsletter } from '../contract.ts'

const SUCCESS = 'Vous êtes désormais abonné à notre newsletter!'
export const NEXT = `${SUCCESS} Un e-mail vient de partir vers cette adresse\u00a0: confirmez-y votre abonnement pour la recevoir.`

interface NewsletterFormProps {
  /** A class that lays the parts of the form out. */
  className?: string | undefined
  answered?: AnsweredForm | undefined
}

/** Subscribes an address to the newsletter; `answered` is the form that the browser sent without scripts. */
export default function NewsletterForm({ className, answered }: NewsletterFormProps) {
  const [isSubscribed, setSubscribed] = useState(false)
  const form = useForm({
    initial: { email: answered?.values.email ?? '' },
    schema: async () => (await import('../contract.ts')).subscribeNewsletter.body,
    idOf: (field) => `newsletter-${field}`,
    short: true,
    send: async ({ email }) => {
      setSubscribed(false)
      await call<typeof subscribeNewsletter>('POST /api/newsletter', { body: { email: email.trim() } })
      form.reset()
      setSubscribed(true)
      toast.success({ title: 'Souscription réussie !', text: SUCCESS })
    },
    onRefused: (error) => {
      toast.error({ title: 'Souscription échouée !', text: error.message })
      return undefined
    },
  })
  return (
    <form className={className} method="post" action="/newsletter" onSubmit={form.submit} noValidate>
      <EmailField label="Email" placeholder="nom@exemple.mg" {...form.text('email')} />
      <Button look="secondary" type="submit" scriptless loading={form.sending}>
        S'abonner
      </Button>
      {isSubscribed && <p>{NEXT}</p>}
    </form>
  )
}
