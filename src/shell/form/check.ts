import { cleanInput } from '#src/shared/clean-input.ts'
import { isOf, type Messages } from './messages.ts'

/** The part of a zod schema that forms need, so that the library itself stays out of the first scripts. */
export interface Schema {
  safeParse(value: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
  }
}

/** What the server would refuse of these fields, in its words; other parts of the body are its own affair. */
export function problemsIn(schema: Schema, body: unknown, fields: readonly string[]): Messages {
  const found: Messages = {}
  for (const { path, message } of schema.safeParse(cleanInput(body)).error?.issues ?? [])
    if (isOf(fields, path.join('.'))) found[path.join('.')] ??= message
  return found
}
