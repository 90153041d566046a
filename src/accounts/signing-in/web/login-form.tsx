import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense, useState } from 'react'
import type { PendingSocial } from '#src/accounts/social/contract.ts'
import { SocialButtons } from '#src/accounts/social/web/buttons.tsx'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { useDestination, withDestination } from '#src/shell/session/destination.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import ServedCode from './login-code-form.tsx'
import css from './login-form.module.css'
import { type AwaitedCode, type Credentials, signIn } from './sign-in.ts'

interface LoginFormProps {
  /** Called once the user and the abilities are loaded. */
  onDone: () => void | Promise<void>
  /** The code that a sign-in waits for, where its first factor was right already. */
  awaitsCode?: AwaitedCode | null
  /** Another site's account that the right password links. */
  linking?: PendingSocial | null
  /** The refused form, where the browser sent it without scripts. */
  refused?: AnsweredForm | undefined
  /** Where a new account goes on, when only one of an applicant is of use there. */
  applicantJoinsAt?: string | undefined
}

/** The browser loads this form when a code is needed; the server renders it in the page, for browsers without scripts. */
const LoginCode = createIsomorphicFn()
  .server((): typeof ServedCode => ServedCode)
  .client(() => lazyPart(() => import('./login-code-form.tsx')))()

/** Signs in by e-mail and password, and then by a code where the account needs one. */
export function LoginForm({ onDone, linking, awaitsCode = null, refused, applicantJoinsAt }: LoginFormProps) {
  const [step, setStep] = useState<'password' | AwaitedCode>(awaitsCode ?? 'password')
  const [reason, setReason] = useState(refused?.message)
  if (step === 'password')
    return (
      <PasswordStep
        onDone={onDone}
        linking={linking}
        refused={refused}
        reason={reason}
        onCode={setStep}
        applicantJoinsAt={applicantJoinsAt}
      />
    )
  const back = (why?: string) => {
    setReason(why)
    setStep('password')
  }
  return (
    <Suspense fallback={<SkeletonLines />}>
      <LoginCode by={step} onDone={onDone} onBack={back} reason={reason} />
    </Suspense>
  )
}

interface PasswordStepProps extends LoginFormProps {
  /** Why the step of the code was given up. */
  reason: string | undefined
  onCode: (by: AwaitedCode) => void
}

function PasswordStep({ reason, onDone, linking, refused, onCode, applicantJoinsAt }: PasswordStepProps) {
  const client = useQueryClient()
  const here = useDestination()
  const to = applicantJoinsAt ?? here
  const join = applicantJoinsAt ? '/inscription/candidat' : '/register'
  const { searchStr } = useLocation()
  const initial: Credentials = {
    email: linking?.email ?? refused?.values.email ?? '',
    password: '',
    remember: false,
  }
  const form = useForm({
    initial,
    schema: async () => (await import('../contract.ts')).login.body,
    idOf: (field) => `login-${field}`,
    short: true,
    failure: reason,
    send: async (given) => {
      const link = linking ? { link: linking.provider } : {}
      const came = await signIn(client, { ...given, ...link })
      if (came !== 'signed-in') return onCode(came)
      await onDone()
    },
  })
  return (
    <form className={css.form} method="post" action={`/login${searchStr}`} onSubmit={form.submit} noValidate>
      {linking && <input type="hidden" name="link" value={linking.provider} />}
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus={!linking}
        data-focus-first
        {...form.text('email')}
      />
      <PasswordField label="Mot de passe" autoFocus={Boolean(linking)} {...form.text('password')} />
      <div className={css.line}>
        <CheckBox
          label="Se souvenir"
          name="remember"
          checked={form.values.remember}
          onChange={(event) => form.change({ remember: event.target.checked })}
        />
        <AppLink href="/recuperation-mot-de-passe">Mot de passe oublié?</AppLink>
      </div>
      <Button type="submit" wide scriptless loading={form.sending}>
        Se connecter
      </Button>
      <p className={css.new}>
        Nouveau sur la plateforme ? <AppLink href={withDestination(join, to)}>Créer un compte</AppLink>
      </p>
      <SocialButtons to={to} />
    </form>
  )
}
