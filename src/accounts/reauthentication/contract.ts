import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { MESSAGES } from '#src/shared/messages.ts'

const CODE = 'Veuillez entrer le code à six chiffres'

/** Applications show codes as « 123 456 », so spaces are allowed. */
export const oneTimeCode = z
  .string({ error: CODE })
  .max(20, CODE)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, CODE))

/** The password or a code; neither is needed for a while after one was shown. */
export const credentials = z.object({
  password: z.string().max(1_000).nullish(),
  code: oneTimeCode.nullish(),
})

export type Credentials = z.input<typeof credentials>

/** The same proofs as a form asks for them: one at a time, whichever the account has. */
export const credentialsAsked = z.object({
  password: z.string({ error: MESSAGES.password_required }),
  code: z.string({ error: 'Veuillez entrer le code' }),
})

/** An empty body asks whether a proof is needed now. */
export const proveIdentity = endpoint({
  method: 'POST',
  path: '/api/user/proof',
  summary: 'Prouve que la personne est là, par son mot de passe ou un code, avant un acte sensible.',
  body: credentials,
  status: 204,
})
