import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react'
import { useReconnect } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import type { CurrentUser } from '#src/current-user/contract.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { ApiError } from '#src/shell/api/api.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { CONFIRMATION } from '../deletion/policy.ts'
import type { Proof } from './queries.ts'

type Name = 'password' | 'code' | 'confirmation'
type Way = 'password' | 'code' | null
type Values = Record<Name, string>
type Problems = Partial<Values>

export interface Closing {
  proof: Proof
  confirmation: string
}

export type ClosingForm = ReturnType<typeof useClosingForm>

const EMPTY: Values = { password: '', code: '', confirmation: '' }
const FAILED = 'Une erreur est survenue. Veuillez réessayer plus tard.'

/** How this person proves who it is, and the fields that are asked. */
export function waysOf(user: CurrentUser, typed = false) {
  const way: Way = user.has_password ? 'password' : user.two_factor_enabled ? 'code' : null
  const asked: Name[] = way ? [way] : []
  if (typed) asked.push('confirmation')
  return { way, asked }
}

function problemOf(name: Name, value: string): string | undefined {
  if (name === 'confirmation')
    return value.trim() === CONFIRMATION ? undefined : `Écrivez ${CONFIRMATION} pour confirmer.`
  if (value) return undefined
  return name === 'password' ? MESSAGES.password_required : 'Veuillez entrer le code'
}

function problemsOf(asked: Name[], values: Values): Problems {
  const problems: Problems = {}
  for (const name of asked) {
    const problem = problemOf(name, values[name])
    if (problem) problems[name] = problem
  }
  return problems
}

function firstOf({ errors = {} }: ApiError): Problems {
  return Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [name, first]))
}

interface Options {
  user: CurrentUser
  open: boolean
  typed: boolean
  act: (given: Closing) => Promise<void>
}

/** The few fields that close an account: checked as they are left, and by the server. */
export function useClosingForm({ user, open, typed, act }: Options) {
  const { way, asked } = waysOf(user, typed)
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<Problems>({})
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<FieldProblem[]>([])
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()

  useEffect(() => {
    if (!open) return
    setValues(EMPTY)
    setErrors({})
    setShown([])
    setRefusal(undefined)
  }, [open])

  const tell = (problems: Problems) => {
    setErrors(problems)
    setShown(asked.flatMap((id) => (problems[id] ? [{ id, message: problems[id] }] : [])))
    setAttempt((count) => count + 1)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setRefusal(undefined)
    const problems = problemsOf(asked, values)
    if (Object.keys(problems).length > 0) return tell(problems)
    setErrors({})
    setShown([])
    setPending(true)
    try {
      await act({ proof: way ? { [way]: values[way] } : {}, confirmation: values.confirmation })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
      tell(firstOf(error))
    } finally {
      setPending(false)
    }
  }
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
    onBlur: () => {
      // A field that is still empty is one that is not reached yet.
      if (values[name]) setErrors((before) => ({ ...before, [name]: problemOf(name, values[name]) }))
    },
  })
  return {
    field,
    submit,
    pending,
    problems: shown,
    attempt,
    failure: refusal && refusal.status !== 422 ? wordsOf(refusal) : undefined,
    status: refusal?.status,
    stale: refusal?.errors?.proof !== undefined,
    reconnect: useReconnect(),
  }
}

function wordsOf({ status, message }: ApiError): string {
  return status === 0 || status >= 500 ? FAILED : message
}
