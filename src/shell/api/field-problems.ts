import { useEffect, useState } from 'react'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { ApiError } from './api.ts'

export type Problems<Field extends string> = Partial<Record<Field, string>>

const FAILED = 'Une erreur est survenue. Veuillez réessayer plus tard.'

/**
 * What is to be corrected in a form: what the browser found, then what the server refused. `ids` gives each field's
 * input, in the order of the form.
 */
export function useProblems<Field extends string>(ids: Record<Field, string>, error: Error | null) {
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [attempt, setAttempt] = useState(0)
  const fields = Object.keys(ids) as Field[]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is what brings other problems.
  useEffect(() => {
    if (!(error instanceof ApiError) || !error.errors) return
    const { errors } = error
    setProblems(Object.fromEntries(fields.map((field) => [field, errors[field]?.[0]])) as Problems<Field>)
    setAttempt((count) => count + 1)
  }, [error])
  /** True when the form may leave. */
  const pass = (found: Problems<Field>) => {
    setProblems(found)
    const ok = fields.every((field) => !found[field])
    if (!ok) setAttempt((count) => count + 1)
    return ok
  }
  /** Looks at one field again, as it is left or corrected. */
  const look = (field: Field, message: string | undefined) => setProblems({ ...problems, [field]: message })
  const list: FieldProblem[] = fields.flatMap((field) => {
    const message = problems[field]
    return message ? [{ id: ids[field], message }] : []
  })
  return { problems, list, attempt, pass, look, failure: failureOf(error, fields) }
}

/** What no field can show. */
function failureOf(error: Error | null, fields: readonly string[]): string | undefined {
  if (!error) return undefined
  if (!(error instanceof ApiError)) return FAILED
  if (error.errors && fields.some((field) => error.errors?.[field])) return undefined
  return error.status >= 500 ? FAILED : error.message
}
