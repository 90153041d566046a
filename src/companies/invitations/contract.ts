import { z } from 'zod'
import { newPasswordFields } from '#src/accounts/shared/password-input.ts'
import { acceptedTerms, hasName, personFields } from '#src/accounts/shared/sign-up-input.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { GIVEN_ROLES } from '../policy.ts'

// What is no token at all is answered as one that is not known.
const params = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) })

const invitation = z.object({
  company_name: z.string(),
  /** Null when the person left meanwhile. */
  inviter: z.string().nullable(),
  role: z.enum(GIVEN_ROLES),
  email: z.string(),
  expires_at: z.string(),
  has_account: z.boolean(),
})
export type Invitation = z.output<typeof invitation>

export const showInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'Ce que propose une invitation reçue par e-mail.',
  params,
  reply: z.object({ data: invitation }),
})

/** The account that an invited person without one makes; the mailed token proves the address. */
export const invitedAccount = z
  .object({
    ...personFields,
    password: newPasswordFields.password,
    terms: acceptedTerms,
  })
  .refine(...hasName)
export type InvitedAccount = z.output<typeof invitedAccount>

/** Signed in with the invited address, the body may be empty: it is not read. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/acceptance',
  summary: 'Accepte une invitation, avec son compte ou en le créant.',
  params,
  body: invitedAccount,
  reply: z.object({ data: z.object({ company_name: z.string(), role: z.enum(GIVEN_ROLES) }) }),
})
