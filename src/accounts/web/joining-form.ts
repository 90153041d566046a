import { type FormEvent, useState } from 'react'
import { ApiError } from '#src/shell/api/api.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'

const FAILED = 'Une erreur est survenue. Veuillez réessayer plus tard.'

interface FormOptions<V> {
  initial: V
  /** In the order of the screen. */
  fields: readonly (keyof V & string)[]
  /** The first message of each field that is not right. */
  check: (values: V) => Partial<Record<keyof V & string, string>>
  /** Rejects with ApiError. */
  send: (values: V) => Promise<void>
}

/**
 * A short form of a public page: each field is checked as it is left, all of them as it is sent; what the server
 * refuses is said on its field, and nothing written is lost.
 */
export function useJoiningForm<V extends object>({ initial, fields, check, send }: FormOptions<V>) {
  type Field = keyof V & string
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)

  const write = <F extends Field>(field: F, value: V[F]) => {
    const next = { ...values, [field]: value }
    setValues(next)
    // A message that left only on blur would move the button away from under the press that blurs.
    if (errors[field]) setErrors({ ...errors, [field]: check(next)[field] })
  }
  const leave = (field: Field) => {
    if (values[field]) setErrors({ ...errors, [field]: check(values)[field] })
  }
  const refuse = (found: Partial<Record<string, string>>) => {
    setErrors(found as typeof errors)
    setProblems(fields.flatMap((id) => (found[id] ? [{ id, message: String(found[id]) }] : [])))
    setAttempt((count) => count + 1)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setFailure(undefined)
    const found = check(values)
    if (Object.values(found).some(Boolean)) return refuse(found)
    setProblems([])
    setSending(true)
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refuse(firstMessages(error))
      if (!fields.some((field) => error.errors?.[field]))
        setFailure(error.status >= 500 ? FAILED : error.message)
    }
    setSending(false)
  }
  return { values, errors, problems, attempt, failure, sending, write, leave, submit }
}

function firstMessages({ errors = {} }: ApiError): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, [message = '']]) => [field, message]))
}
