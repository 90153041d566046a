import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { accountInput, PICTURE_MAX_BYTES } from './shared/account-input.ts'
import { emailInput } from './shared/email-input.ts'

const flag = z.union([z.boolean(), z.enum(['0', '1', 'true', 'false', 'on']), z.number()]).nullish()

const loginInput = z.object({
  email: emailInput,
  password: z.string({ error: MESSAGES.password_required }).min(1, MESSAGES.password_required).max(1_000),
  remember: flag.transform(
    (value) => value === true || value === 1 || value === '1' || value === 'true' || value === 'on',
  ),
  /** The person asked to link the identity that a provider gave and that waits in this browser. */
  link: z.enum(['google', 'linkedin']).nullish(),
})

const userReply = z.object({
  id: z.number(),
  email: z.string(),
  has_verified_email: z.boolean(),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  userable_type: z.enum(['admin', 'applicant', 'recruiter']),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  role: z.string(),
  picture: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** False for who came by another site's account and never chose one. */
  has_password: z.boolean(),
  two_factor_enabled: z.boolean(),
  /** Nothing but the account's security is open until codes are in use. */
  two_factor_required: z.boolean(),
  company: z
    .object({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      status: z.string(),
      role: z.enum(['owner', 'recruiter', 'reader']),
    })
    .nullable(),
  admin_url: z.string().optional(),
})

export type CurrentUser = z.output<typeof userReply>

export const csrfCookie = endpoint({
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  summary: 'Donne les cookies de session et anti-falsification.',
  status: 204,
})

export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Ouvre une session par e-mail et mot de passe.',
  body: loginInput,
  /** `two_factor`: nobody is signed in before `POST /two-factor-challenge`; `reopened`: the person had closed the account. */
  reply: z.object({ two_factor: z.boolean(), reopened: z.boolean() }),
})

export const logout = endpoint({ method: 'POST', path: '/logout', summary: 'Ferme la session.', status: 204 })

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

/** Of oneself, of a colleague, of someone whose public profile shows it. */
export const userPicture = endpoint({
  method: 'GET',
  path: '/api/users/:id/picture',
  summary: 'La photo d’une personne.',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/email/verification-notification',
  summary: 'Envoie à nouveau le lien de vérification de l’adresse.',
  reply: z.object({ message: z.string() }),
  status: 202,
})

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/email/verify/:id/:hash',
  summary: 'Vérifie l’adresse par le lien envoyé.',
  params: z.object({ id: z.coerce.number().int().positive(), hash: z.string().max(128) }),
  query: z.object({ expires: z.string().nullish(), signature: z.string().nullish() }),
  status: 204,
})
