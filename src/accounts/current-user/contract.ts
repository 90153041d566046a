import { z } from 'zod'
import { ABILITIES } from '#src/abilities/shared/abilities.ts'
import { USER_KINDS } from '#src/accounts/shared/kinds.ts'
import { COMPANY_STATUSES, MEMBER_ROLES } from '#src/accounts/shared/memberships.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { accountInput, PICTURE_MAX_BYTES } from './shared/account-input.ts'

const userReply = z.object({
  id: z.number(),
  email: z.string(),
  has_verified_email: z.boolean(),
  /** Whether the mail server of the address refused it, so that nothing is mailed until it is proved again. */
  email_refused: z.boolean(),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  userable_type: z.enum(USER_KINDS),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  role: z.string(),
  picture: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** Whoever joined with another site's account has no password until one is chosen. */
  has_password: z.boolean(),
  two_factor_enabled: z.boolean(),
  /** Whether an administrator still has to set up an authenticator: until then only the security of the account is open. */
  two_factor_required: z.boolean(),
  company: z
    .object({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      status: z.enum(COMPANY_STATUSES),
      role: z.enum(MEMBER_ROLES),
      /** The plan that the company has now; null without one. */
      plan: z.string().nullable(),
    })
    .nullable(),
  admin_url: z.string().optional(),
  /** Until when somebody of the team looks at the site in the place of this person; nothing can be changed meanwhile. */
  viewed_until: z.string().optional(),
})

export type CurrentUser = z.output<typeof userReply>

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'La personne connectée.',
  reply: z.object({ data: userReply }),
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/user',
  summary: 'Modifie le nom et la photo de la personne connectée.',
  body: accountInput,
  files: { picture: { maxBytes: PICTURE_MAX_BYTES } },
  reply: z.object({ data: userReply }),
})

/** Answers 404 but for one's own picture, a colleague's, and one that a public profile shows. */
export const userPicture = endpoint({
  method: 'GET',
  path: '/api/users/:id/picture',
  summary: 'La photo d’une personne.',
  params: idParams,
})

const abilityRule = z.discriminatedUnion('action', [
  z.object({ action: z.literal('view'), subject: z.enum(ABILITIES.view) }),
  z.object({ action: z.literal('create'), subject: z.enum(ABILITIES.create) }),
  z.object({ action: z.literal('edit'), subject: z.enum(ABILITIES.edit) }),
  z.object({ action: z.literal('apply to'), subject: z.enum(ABILITIES['apply to']) }),
  z.object({ action: z.literal('use_feature'), subject: z.enum(ABILITIES.use_feature) }),
])

export const listAbilities = endpoint({
  method: 'GET',
  path: '/api/user/abilities',
  summary: 'Ce que la personne connectée peut faire.',
  reply: z.object({ data: z.array(abilityRule) }),
})
