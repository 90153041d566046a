import { z } from 'zod'
import { proposalInput, SINGLY_GIVEN_ROLES, seenRole } from '#src/accounts/shared/administrator-input.ts'
import { ADMIN_ROLES } from '#src/accounts/shared/kinds.ts'
import { newPasswordFields } from '#src/accounts/shared/password-input.ts'
import { hasName, personFields } from '#src/accounts/shared/sign-up-input.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, theirEmail } from '#src/shared/fields.ts'
import { oneTimeCode } from '../shared/fields.ts'

const administrator = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  /** Null once the access has ended. */
  role: z.enum(ADMIN_ROLES).nullable(),
  has_codes: z.boolean(),
  /** Nobody signed in with it for two months: it opens nothing until a colleague wakes it up. */
  is_asleep: z.boolean(),
  signed_in_at: z.string().nullable(),
  /** Lines of the audit log in the last thirty days. */
  acts: z.number(),
  is_own: z.boolean(),
})
export type Administrator = z.output<typeof administrator>

const invitation = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(ADMIN_ROLES),
  invited_by: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
})
export type AdminInvitation = z.output<typeof invitation>

const proposal = z.object({
  id: z.number(),
  person_id: z.number(),
  person: z.string(),
  /** Null proposes to end the access. */
  role: z.enum(ADMIN_ROLES).nullable(),
  why: z.string(),
  proposed_by: z.string().nullable(),
  proposed_at: z.string(),
  expires_at: z.string(),
  is_own: z.boolean(),
})
export type AdminProposal = z.output<typeof proposal>

const team = z.object({
  administrators: z.array(administrator),
  invitations: z.array(invitation),
  proposals: z.array(proposal),
})
export type AdminTeam = z.output<typeof team>
const reply = z.object({ data: team })

export const showTeam = endpoint({
  method: 'GET',
  path: '/api/admin/administrators',
  summary: 'Les administrateurs, leurs rôles, les invitations et ce qui attend une deuxième personne.',
  reply,
})

const ROLE = 'Choisissez un rôle'
export const invitationInput = z.object({
  email: theirEmail,
  role: z.enum(SINGLY_GIVEN_ROLES, { error: ROLE }),
})

export const inviteAdministrator = endpoint({
  method: 'POST',
  path: '/api/admin/administrators/invitations',
  summary: 'Invite quelqu’un à administrer le site, par un lien de 48 heures.',
  body: invitationInput,
  reply,
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/administrators/invitations/:id',
  summary: 'Retire une invitation.',
  params: idParams,
  reply,
})

export const changeAdminRole = endpoint({
  method: 'PUT',
  path: '/api/admin/administrators/:id/role',
  summary: 'Change le rôle d’un administrateur, ou lui rend son accès.',
  params: idParams,
  body: z.object({ role: z.enum(SINGLY_GIVEN_ROLES, { error: ROLE }), seen: seenRole }),
  reply,
})

export const endAdminAccess = endpoint({
  method: 'DELETE',
  path: '/api/admin/administrators/:id/access',
  summary: 'Retire l’accès d’un administrateur\u00a0; ses sessions se ferment.',
  params: idParams,
  body: z.object({ seen: seenRole }),
  reply,
})

export const awakenAdmin = endpoint({
  method: 'PUT',
  path: '/api/admin/administrators/:id/awakening',
  summary: 'Réveille un accès qui dort faute de connexion.',
  params: idParams,
  reply,
})

export const proposeAdminRole = endpoint({
  method: 'POST',
  path: '/api/admin/administrators/:id/proposals',
  summary: 'Propose un changement qui demande deux personnes.',
  params: idParams,
  body: proposalInput,
  reply,
})

export const confirmationInput = z.object({
  code: oneTimeCode,
})

export const confirmProposal = endpoint({
  method: 'PUT',
  path: '/api/admin/administrators/proposals/:id/confirmation',
  summary: 'Confirme, avec un code, ce qu’un collègue a proposé.',
  params: idParams,
  body: confirmationInput,
  reply,
})

export const dropProposal = endpoint({
  method: 'DELETE',
  path: '/api/admin/administrators/proposals/:id',
  summary: 'Refuse une proposition, ou retire la sienne.',
  params: idParams,
  reply,
})

// What is no token at all is answered as one that is not known.
const params = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) })

export const showAdminInvitation = endpoint({
  method: 'GET',
  path: '/api/admin/invitations/:token',
  summary: 'Ce que propose une invitation à administrer le site.',
  params,
  reply: z.object({
    data: z.object({ email: z.string(), role: z.enum(ADMIN_ROLES), expires_at: z.string() }),
  }),
})

/** The account of somebody who was invited; the mailed link has proved its address. */
export const invitedAdministrator = z
  .object({ ...personFields, password: newPasswordFields.password })
  .refine(...hasName)

export const acceptAdminInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:token/acceptance',
  summary: 'Crée le compte d’un administrateur invité\u00a0; ses codes se posent à la connexion.',
  params,
  body: invitedAdministrator,
  status: 204,
})
