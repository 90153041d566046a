import { z } from 'zod'
import { type AnyEndpoint, bodyOn } from '#src/shared/endpoint.ts'
import { invalid, notFound } from '../errors.ts'

/** Reads the parameters of a path. @throws HttpError 404 for values that no address has */
export function parseParams(endpoint: AnyEndpoint, params: unknown): unknown {
  const result = endpoint.params?.safeParse(params)
  if (result && !result.success) throw notFound()
  return result?.data
}

/**
 * Returns what a schema makes of an input, and an empty object without a schema.
 * @throws HttpError 422 with the messages of each field
 */
export function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value)
  if (result && !result.success) throw invalid(fieldErrors(result.error))
  return result?.data
}

/** Returns the schema of an endpoint's body for a day; it is made once a day, because some rules depend on the date. */
export function bodySchemas(endpoint: AnyEndpoint): (today: string) => z.ZodType | undefined {
  let made: { today: string; schema: z.ZodType | undefined } | undefined
  return (today) => {
    if (made?.today !== today) made = { today, schema: bodyOn(endpoint, today) }
    return made.schema
  }
}

/** Returns Zod's issues as messages per dotted field, three of a field at most. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || '_'
    const messages = fields.get(field) ?? []
    if (messages.length < 3 && !messages.includes(issue.message)) messages.push(issue.message)
    fields.set(field, messages)
  }
  return Object.fromEntries(fields)
}

/**
 * Where a schema has no words of its own: what a call left out has no value to speak of (« tableau attendu, indéfini
 * reçu »), and a value that is none of a list is not helped by names that only programs know.
 */
const plainly: z.core.$ZodErrorMap = ({ code, input }) => {
  if (input === undefined) return 'Veuillez renseigner ce champ.'
  return code === 'invalid_value' ? 'Veuillez choisir une valeur de la liste.' : undefined
}

z.config({ ...z.locales.fr(), customError: plainly })
