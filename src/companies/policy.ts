import { MEMBER_ROLES, type MemberRole } from '#src/accounts/shared/memberships.ts'

/** What a member may be given by the owner; ownership is transferred, never given twice. */
export const GIVEN_ROLES = ['recruiter', 'reader'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

export const ROLE_LABELS: Record<MemberRole, string> = {
  owner: 'Propriétaire',
  recruiter: 'Recruteur',
  reader: 'Lecteur',
}

/** Describes each role to those who choose one. */
export const ROLE_DETAILS: Record<MemberRole, string> = {
  owner: 'Tout, avec l’équipe et l’abonnement',
  recruiter: 'Gère les offres et répond aux candidatures',
  reader: 'Consulte les offres et les candidatures',
}

export type TeamAction =
  | 'see'
  | 'invite'
  | 'revoke'
  | 'change_role'
  | 'remove'
  | 'transfer'
  | 'leave'
  | 'ask_for_codes'

const ALLOWED: Record<TeamAction, readonly MemberRole[]> = {
  see: MEMBER_ROLES,
  invite: ['owner'],
  revoke: ['owner'],
  change_role: ['owner'],
  remove: ['owner'],
  transfer: ['owner'],
  leave: GIVEN_ROLES,
  ask_for_codes: ['owner'],
}

export function canOnTeam(role: MemberRole, action: TeamAction): boolean {
  return ALLOWED[action].includes(role)
}

/** Says in words why a member may not do it. */
export function teamRefusal(action: TeamAction): string {
  return action === 'leave'
    ? 'Le propriétaire ne peut pas quitter la société\u00a0: transférez d’abord la propriété à un collègue.'
    : 'Seul le propriétaire de la société gère l’équipe.'
}

/** Who writes what the company says of itself; a reader reads it. */
export function canEditCompany(role: MemberRole): boolean {
  return role !== 'reader'
}

export const EDITING_REFUSED =
  'Votre rôle de lecteur ne permet pas de modifier la société. Demandez-le à un recruteur ou au propriétaire.'

export const SUSPENDED = 'Votre société est suspendue\u00A0: rien ne se modifie. Écrivez-nous pour en parler.'
