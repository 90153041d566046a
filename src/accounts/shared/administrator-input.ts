import { z } from 'zod'
import { requiredText } from '#src/shared/fields.ts'
import { ADMIN_ROLES } from './kinds.ts'

/** A super-administrator is made by two, so one alone gives these roles. */
export const SINGLY_GIVEN_ROLES = ['moderator', 'billing', 'support'] as const
export type SinglyGivenRole = (typeof SINGLY_GIVEN_ROLES)[number]

/** An invitation to administer the site is good for this long. */
export const ADMIN_INVITATION_HOURS = 48
/** A change that needs two people waits this long for the second one. */
export const ADMIN_PROPOSAL_DAYS = 10

/** The role that the caller saw somebody have, so that nobody overwrites the change of a colleague unseen; null without access. */
export const seenRole = z.enum(ADMIN_ROLES).nullish()

const WHY = 'Dites pourquoi'

/** What a super-administrator proposes to a colleague; a role of null ends the access. */
export const proposalInput = z.object({
  role: z.enum(ADMIN_ROLES, { error: 'Choisissez un rôle' }).nullish(),
  why: requiredText(WHY, 500, 'Au plus 500 caractères'),
})
