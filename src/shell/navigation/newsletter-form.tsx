import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { subscribeNewsletter } from '#src/contact/contract.ts'
import { EMAIL_PATTERN, MESSAGES } from '#src/shared/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { ApiError, call } from '../api/api.ts'
import css from './site-footer.module.css'

const SUCCESS = 'Vous êtes désormais abonné à notre newsletter!'

/** Subscribes an address to the newsletter. */
export function NewsletterForm() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const subscribe = useMutation({
    mutationFn: (address: string) =>
      call<typeof subscribeNewsletter>('POST /api/newsletter', { body: { email: address } }),
    onSuccess: () => {
      setEmail('')
      toast.success({ title: 'Souscription réussie !', text: SUCCESS })
    },
    onError: (failure) => {
      if (failure instanceof ApiError) setError(failure.errors?.email?.[0])
      toast.error({ title: 'Souscription échouée !', text: failure.message })
    },
  })
  // A message that left only on blur would move the button away from under the press that blurs.
  const write = (value: string) => {
    setEmail(value)
    if (error) setError(problemOf(value))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(email)
    setError(found)
    if (found) document.getElementById('newsletter-email')?.focus()
    else subscribe.mutate(email.trim())
  }
  return (
    <form className={css.news} onSubmit={submit} noValidate>
      <TextField
        label="Email"
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="nom@exemple.mg"
        value={email}
        error={error}
        onChange={(event) => write(event.target.value)}
        onBlur={() => setError(email ? problemOf(email) : undefined)}
      />
      <Button look="secondary" type="submit" loading={subscribe.isPending}>
        S'abonner
      </Button>
      {subscribe.isSuccess && <p>{SUCCESS}</p>}
    </form>
  )
}

function problemOf(email: string): string | undefined {
  if (!email.trim()) return MESSAGES.email_required
  return EMAIL_PATTERN.test(email.trim()) ? undefined : MESSAGES.email_invalid
}
