import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { MESSAGES } from '#src/shared/messages.ts'

const CODE = 'Veuillez entrer le code à six chiffres'

/** « 123 456 » is as good as 123456. */
export const oneTimeCode = z
  .string({ error: CODE })
  .max(20, CODE)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, CODE))

/** The password or a code, unless the person proved a moment ago to be there. */
export const credentials = z.object({
  password: z.string().max(1_000).nullish(),
  code: oneTimeCode.nullish(),
})

export type Credentials = z.input<typeof credentials>

/** The proofs as forms ask for them, each for the one that the account can give. */
export const credentialsAsked = z.object({
  password: z.string({ error: MESSAGES.password_required }),
  code: z.string({ error: 'Veuillez entrer le code' }),
})

/** With an empty body: whether a proof is asked for now. */
export const proveIdentity = endpoint({
  method: 'POST',
  path: '/api/user/proof',
  summary: 'Prouve que la personne est là, par son mot de passe ou un code, avant un acte sensible.',
  body: credentials,
  status: 204,
})
