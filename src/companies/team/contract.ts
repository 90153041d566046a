import { z } from 'zod'
import { credentials } from '#src/accounts/reauthentication/contract.ts'
import { MEMBER_ROLES } from '#src/accounts/shared/memberships.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { email, idParams, rowId } from '#src/shared/fields.ts'
import { GIVEN_ROLES } from '../policy.ts'

const member = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  role: z.enum(MEMBER_ROLES),
  joined_at: z.string(),
  /** What the person would hand on to a colleague. */
  held: z.object({ interviews: z.number(), applications: z.number() }),
  /** True for the person who asks. */
  is_me: z.boolean(),
})
export type TeamMember = z.output<typeof member>

const invitation = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(GIVEN_ROLES),
  /** The name of the member who sent it; null when that person has left. */
  invited_by: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
})
export type TeamInvitation = z.output<typeof invitation>

const team = z.object({
  data: z.object({
    members: z.array(member),
    invitations: z.array(invitation),
    /** Readers take no seat. */
    seats: z.object({ taken: z.number(), total: z.number() }),
    /** Whether every member is mailed a code at a sign-in from a new browser. */
    mailed_codes: z.boolean(),
  }),
})
export type Team = z.output<typeof team>['data']

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/recruiter/members',
  summary: 'Les membres de la société et les invitations en attente.',
  reply: team,
})

/** This colleague takes over the person’s interviews and applications; null for nobody. */
const successor_id = rowId('Veuillez choisir un collègue.').nullish()

const role = z.enum(GIVEN_ROLES, { error: 'Veuillez choisir un rôle.' })

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/recruiter/invitations',
  summary: 'Invite une personne par e-mail\u00a0; invitée à nouveau, elle reçoit un autre lien.',
  body: z.object({ email, role }),
  reply: z.object({ data: invitation }),
  status: 201,
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/invitations/:id',
  summary: 'Annule une invitation\u00a0: son lien ne sert plus.',
  params: idParams,
  status: 204,
})

export const changeMemberRole = endpoint({
  method: 'PUT',
  path: '/api/recruiter/members/:id/role',
  summary: 'Change le rôle d’un membre.',
  params: idParams,
  body: z.object({ role, successor_id }),
  reply: team,
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/members/:id',
  summary: 'Retire un membre de la société, qui transmet ses entretiens et ses candidatures.',
  params: idParams,
  body: z.object({ successor_id }),
  status: 204,
})

/** The password or a code comes along unless the person signed in a moment ago. */
export const transferOwnership = endpoint({
  method: 'PUT',
  path: '/api/recruiter/owner',
  summary: 'Transfère la propriété à un membre\u00a0; le propriétaire devient recruteur.',
  body: credentials.extend({ member_id: rowId('Veuillez choisir un membre.') }),
  reply: team,
})

export const setTeamMailedCodes = endpoint({
  method: 'PUT',
  path: '/api/recruiter/mailed-codes',
  summary: 'Demande à l’équipe un code par e-mail dans chaque nouveau navigateur, ou ne le demande plus.',
  body: z.object({ enabled: z.boolean() }),
  reply: team,
})

export const leaveCompany = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/membership',
  summary: 'Quitte la société, en transmettant ses entretiens et ses candidatures.',
  body: z.object({ successor_id }),
  status: 204,
})
