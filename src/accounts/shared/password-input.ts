import { z } from 'zod'
import { MESSAGES } from '#src/shared/messages.ts'
import { PASSWORD_MAX, PASSWORD_MESSAGES, PASSWORD_MIN, passwordLength } from '#src/shared/password-rules.ts'

const fieldsOf = (missing: string) => ({
  password: z
    .string({ error: missing })
    .min(1, missing)
    .refine((password) => passwordLength(password) >= PASSWORD_MIN, PASSWORD_MESSAGES.short)
    .refine((password) => passwordLength(password) <= PASSWORD_MAX, PASSWORD_MESSAGES.long),
  password_confirmation: z
    .string({ error: PASSWORD_MESSAGES.confirmation_required })
    .min(1, PASSWORD_MESSAGES.confirmation_required),
})

/** The two fields of a new password; spread in an object that is then refined by `isConfirmed`. */
export const newPasswordFields = fieldsOf(MESSAGES.password_required)
/** The two fields for a form that also asks for the current password. */
export const anotherPasswordFields = fieldsOf(PASSWORD_MESSAGES.new_required)

/** `z.object({ …newPasswordFields }).refine(...isConfirmed)`: the second field repeats the first. */
export const isConfirmed = [
  (given: { password: string; password_confirmation: string }) =>
    given.password === given.password_confirmation,
  {
    path: ['password_confirmation'] as PropertyKey[],
    message: PASSWORD_MESSAGES.confirmation_different,
    // The check runs even when other fields are wrong, so that all messages come at once.
    when: ({ value }: { value: unknown }) => isPair(value),
  },
] as const

function isPair(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false
  const { password, password_confirmation } = value as Record<string, unknown>
  return typeof password === 'string' && typeof password_confirmation === 'string'
}
