import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { dropChallenge } from '#src/accounts/two-factor/contract.ts'
import { call } from '#src/shell/api/api.ts'
import { onField } from '#src/shell/form/refusal.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { CodeField } from '#src/ui/form/text-field.tsx'
import css from './login-form.module.css'
import { type AwaitedCode, signInWithCode } from './sign-in.ts'

interface LoginCodeProps {
  by: AwaitedCode
  onDone: () => void | Promise<void>
  /** Goes back to the password, with the reason when the person did not choose to. */
  onBack: (reason?: string) => void
  /** Why the code before was refused, where the browser sent the form without scripts. */
  reason?: string | undefined
}

const MAILED = {
  label: 'Code reçu par e-mail',
  hint: 'Les six chiffres de l’e-mail que nous venons de vous envoyer. Ils sont valables dix minutes.',
}
const WAYS = {
  code: {
    label: 'Code de connexion',
    hint: 'Les six chiffres que montre votre application d’authentification.',
    other: 'Utiliser un code de récupération',
  },
  recovery_code: {
    label: 'Code de récupération',
    hint: 'L’un des dix codes gardés en activant les codes de connexion. Il ne sert qu’une fois.',
    other: 'Utiliser mon application d’authentification',
  },
} as const
const ID = 'login-code'

type Way = keyof typeof WAYS

/** The second step of a sign-in: a code of the authenticator, or one of those kept for the day it is lost. */
export default function LoginCode(props: LoginCodeProps) {
  const [way, setWay] = useState<Way>('code')
  return <CodeForm key={way} {...props} way={way} onWay={setWay} />
}

function CodeForm({
  by,
  way,
  onWay,
  onDone,
  onBack,
  reason,
}: LoginCodeProps & { way: Way; onWay: (way: Way) => void }) {
  const client = useQueryClient()
  const { label, hint } = by === 'mail' ? MAILED : WAYS[way]
  const { searchStr } = useLocation()
  const form = useForm({
    failure: reason,
    initial: { [way]: '' } as Record<Way, string>,
    schema: async () => (await import('#src/accounts/two-factor/contract.ts')).challengeAsked,
    idOf: () => ID,
    short: true,
    send: async (given) => {
      await signInWithCode(client, given)
      await onDone()
    },
    onRefused: (error) => {
      const tooLate = error.errors?.email?.[0]
      if (tooLate) onBack(tooLate)
      return onField(way)(error)
    },
  })
  // Choosing another kind of code shows another field, which takes the focus.
  useEffect(() => document.getElementById(ID)?.focus(), [])
  const leave = () => {
    call<typeof dropChallenge>('DELETE /api/two-factor-challenge').catch(() => undefined)
    onBack()
  }
  return (
    <form className={css.form} method="post" action={`/login${searchStr}`} onSubmit={form.submit} noValidate>
      <input type="hidden" name="call" value="/two-factor-challenge" />
      <FormFailure>{form.failure}</FormFailure>
      <p className={css.step}>
        {by === 'mail'
          ? 'Ce navigateur est nouveau pour votre compte, qui donne accès aux CV de candidats. Nous venons de vous envoyer un code.'
          : 'Votre compte est protégé par un code. Saisissez-le pour entrer.'}
      </p>
      <CodeField
        label={label}
        hint={hint}
        inputMode={way === 'code' ? 'numeric' : 'text'}
        autoComplete={way === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={way === 'code' ? 12 : 30}
        className={css.code}
        {...form.text(way)}
      />
      <Button type="submit" wide scriptless loading={form.sending}>
        Se connecter
      </Button>
      <div className={css.ways}>
        {by === 'app' && (
          <Button look="quiet" small onClick={() => onWay(way === 'code' ? 'recovery_code' : 'code')}>
            {WAYS[way].other}
          </Button>
        )}
        <Button look="quiet" small onClick={leave}>
          Revenir au mot de passe
        </Button>
      </div>
    </form>
  )
}
