import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { dropChallenge } from '#src/accounts/two-factor/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { ApiError, call } from '../api/api.ts'
import css from './form.module.css'
import { signInWithCode } from './sign-in.ts'

interface LoginCodeProps {
  onDone: () => void | Promise<void>
  /** Back to the password, with the reason when it is not the person's choice. */
  onBack: (reason?: string) => void
}

const WAYS = {
  code: {
    label: 'Code de connexion',
    hint: 'Les six chiffres que montre votre application d’authentification.',
    missing: 'Veuillez entrer le code à six chiffres',
    other: 'Utiliser un code de récupération',
  },
  recovery_code: {
    label: 'Code de récupération',
    hint: 'L’un des dix codes gardés en activant les codes de connexion. Il ne sert qu’une fois.',
    missing: 'Veuillez entrer un code de récupération',
    other: 'Utiliser mon application d’authentification',
  },
} as const

/** The second step of a sign-in: a code of the authenticator, or one of those kept for the day it is lost. */
export default function LoginCode({ onDone, onBack }: LoginCodeProps) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [way, setWay] = useState<keyof typeof WAYS>('code')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [connecting, setConnecting] = useState(false)
  const focus = () => form.current?.querySelector('input')?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way is another field to write in.
  useEffect(focus, [way])

  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const tooLate = error.errors?.email?.[0]
    if (tooLate) return onBack(tooLate)
    setProblem(error.errors?.[way]?.[0] ?? error.message)
    focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (connecting) return
    const problem = problemOf(way, code)
    setProblem(problem)
    if (problem) return focus()
    setConnecting(true)
    try {
      await signInWithCode(client, way === 'code' ? { code } : { recovery_code: code })
      await onDone()
    } catch (error) {
      refused(error)
    }
    setConnecting(false)
  }
  const change = () => {
    setWay(way === 'code' ? 'recovery_code' : 'code')
    setCode('')
    setProblem(undefined)
  }
  const leave = () => {
    call<typeof dropChallenge>('DELETE /api/two-factor-challenge').catch(() => undefined)
    onBack()
  }
  return (
    <form ref={form} className={css.form} method="post" onSubmit={submit} noValidate>
      <p className={css.step}>Votre compte est protégé par un code. Saisissez-le pour entrer.</p>
      <TextField
        key={way}
        label={WAYS[way].label}
        hint={WAYS[way].hint}
        id="login-code"
        name={way}
        inputMode={way === 'code' ? 'numeric' : 'text'}
        autoComplete={way === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={way === 'code' ? 12 : 30}
        className={css.code}
        value={code}
        error={problem}
        onChange={(event) => {
          setCode(event.target.value)
          if (problem) setProblem(undefined)
        }}
      />
      <Button type="submit" wide loading={connecting}>
        Se connecter
      </Button>
      <div className={css.ways}>
        <Button look="quiet" small onClick={change}>
          {WAYS[way].other}
        </Button>
        <Button look="quiet" small onClick={leave}>
          Revenir au mot de passe
        </Button>
      </div>
    </form>
  )
}

function problemOf(way: keyof typeof WAYS, code: string): string | undefined {
  const right = way === 'code' ? /^\d{6}$/.test(code.replace(/\s/g, '')) : code.trim() !== ''
  return right ? undefined : WAYS[way].missing
}
