import { z } from 'zod'

const CODE = 'Saisissez le code à six chiffres de votre application.'

/** « 123 456 » is as good as 123456. */
export const oneTimeCode = z
  .string({ error: CODE })
  .max(20, CODE)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, CODE))

/** The password or a code, unless the person signed in a moment ago. */
export const credentials = z.object({
  password: z.string().max(1_000).nullish(),
  code: oneTimeCode.nullish(),
})

export type Credentials = z.input<typeof credentials>
