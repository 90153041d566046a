import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import type { PendingSocial } from '#src/accounts/social/contract.ts'
import { BASIC_EMAIL_PATTERN, MESSAGES } from '#src/shared/messages.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { PasswordField, TextField } from '#src/ui/form/text-field.tsx'
import { ApiError } from '../api/api.ts'
import css from './form.module.css'
import { useDestination, withDestination } from './joining-address.ts'
import { type Credentials, signIn } from './sign-in.ts'
import { SocialButtons } from './social-buttons.tsx'

type Problems = { email?: string; password?: string; form?: string }

interface LoginFormProps {
  /** Comes once the user and the abilities are loaded. */
  onDone: () => void | Promise<void>
  /** The password, or another site, was right already. */
  awaitsCode?: boolean
  /** Another site's account that the right password links. */
  linking?: PendingSocial | null
}

const LoginCode = lazy(() => import('./form-code.tsx'))

/** Sign-in by e-mail and password, then by a code where the person asked for that. */
export function LoginForm({ onDone, linking, awaitsCode = false }: LoginFormProps) {
  const [step, setStep] = useState<'password' | 'code'>(awaitsCode ? 'code' : 'password')
  const [reason, setReason] = useState<string>()
  if (step === 'password')
    return <PasswordStep {...{ onDone, linking, reason }} onCode={() => setStep('code')} />
  const back = (why?: string) => {
    setReason(why)
    setStep('password')
  }
  return (
    <Suspense fallback={<SkeletonLines />}>
      <LoginCode onDone={onDone} onBack={back} />
    </Suspense>
  )
}

interface PasswordStepProps extends LoginFormProps {
  /** Why the code's step gave up. */
  reason: string | undefined
  onCode: () => void
}

function PasswordStep({ reason, onDone, linking, onCode }: PasswordStepProps) {
  const client = useQueryClient()
  const to = useDestination()
  const [given, setGiven] = useState<Credentials>({
    email: linking?.email ?? '',
    password: '',
    remember: false,
    ...(linking && { link: linking.provider }),
  })
  const [problems, setProblems] = useState<Problems>(reason ? { form: reason } : {})
  const [connecting, setConnecting] = useState(false)
  const check = (field: 'email' | 'password') =>
    given[field] && setProblems({ ...problems, [field]: problemsOf(given)[field] })
  // A message that left only on blur would move the button away from under the press that blurs.
  const write = (field: 'email' | 'password', value: string) => {
    setGiven({ ...given, [field]: value })
    if (problems[field])
      setProblems({ ...problems, [field]: problemsOf({ ...given, [field]: value })[field] })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(given)
    setProblems(found)
    if (found.email || found.password) return focus(found)
    setConnecting(true)
    try {
      if ((await signIn(client, given)) === 'code') return onCode()
      await onDone()
    } catch (error) {
      const refused = refusal(error)
      setProblems(refused)
      focus(refused)
    }
    setConnecting(false)
  }
  return (
    <form className={css.form} method="post" onSubmit={submit} noValidate>
      {problems.form && (
        <Alert kind="error" live>
          {problems.form}
        </Alert>
      )}
      <TextField
        label="Email"
        id="login-email"
        name="email"
        type="email"
        autoComplete="username"
        autoFocus={!linking}
        data-focus-first
        value={given.email}
        error={problems.email}
        onChange={(event) => write('email', event.target.value)}
        onBlur={() => check('email')}
      />
      <PasswordField
        label="Mot de passe"
        id="login-password"
        name="password"
        autoFocus={Boolean(linking)}
        value={given.password}
        error={problems.password}
        onChange={(event) => write('password', event.target.value)}
        onBlur={() => check('password')}
      />
      <div className={css.line}>
        <CheckBox
          label="Se souvenir"
          name="remember"
          checked={given.remember}
          onChange={(event) => setGiven({ ...given, remember: event.target.checked })}
        />
        <AppLink href="/recuperation-mot-de-passe">Mot de passe oublié?</AppLink>
      </div>
      <Button type="submit" wide loading={connecting}>
        Se connecter
      </Button>
      <p className={css.new}>
        Nouveau sur la plateforme ? <AppLink href={withDestination('/register', to)}>Créer un compte</AppLink>
      </p>
      <SocialButtons to={to} />
    </form>
  )
}

function problemsOf({ email, password }: Credentials): Problems {
  const found: Problems = {}
  if (!email.trim()) found.email = MESSAGES.email_required
  else if (!BASIC_EMAIL_PATTERN.test(email.trim())) found.email = MESSAGES.email_invalid
  if (!password) found.password = MESSAGES.password_required
  return found
}

function refusal(error: unknown): Problems {
  if (!(error instanceof ApiError)) throw error
  const email = error.errors?.email?.[0]
  const password = error.errors?.password?.[0]
  return email || password ? { email, password } : { form: error.message }
}

function focus(problems: Problems): void {
  const id = problems.email ? 'login-email' : problems.password ? 'login-password' : undefined
  if (id) document.getElementById(id)?.focus()
}
