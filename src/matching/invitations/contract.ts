import { z } from 'zod'
import { offerItem } from '#src/offers/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { DECLINE_REASONS, END_REASONS, INVITATION_STATES } from './shared/states.ts'

export const INVITATION_DAYS = 14
export const NOTE_MAX = 500
export const INVITATIONS_PER_PAGE = 20

export const INVITATION_TABS = ['waiting', 'applied', 'declined', 'expired'] as const
export type InvitationTab = (typeof INVITATION_TABS)[number]

const invitation = z.object({
  id: z.number(),
  state: z.enum(INVITATION_STATES),
  message: z.string(),
  /** Name of the recruiter who sent it; null when that is no longer known. */
  sender: z.string().nullable(),
  sent_at: z.string(),
  expires_at: z.string(),
  ended_at: z.string().nullable(),
  decline_reason: z.enum(DECLINE_REASONS).nullable(),
  end_reason: z.enum(END_REASONS).nullable(),
  application_id: z.number().nullable(),
  /** The offer takes applications now. */
  is_open: z.boolean(),
  /** The offer has a page on the site, open or closed. */
  has_page: z.boolean(),
  offer: offerItem,
})
export type JobInvitation = z.output<typeof invitation>
export type JobInvitationInput = z.input<typeof invitation>

export const listJobInvitations = endpoint({
  method: 'GET',
  path: '/api/applicant/job-invitations',
  summary: 'Les invitations à postuler que le candidat a reçues, la dernière en premier.',
  query: z.object({ tab: z.enum(INVITATION_TABS).catch('waiting'), page: pageNumber }),
  reply: paginated(invitation).extend({ counts: z.record(z.enum(INVITATION_TABS), z.number()) }),
})

export const seeJobInvitation = endpoint({
  method: 'PUT',
  path: '/api/applicant/job-invitations/:id/sight',
  summary: 'Dit que le candidat a vu l’invitation.',
  params: idParams,
  reply: z.object({ data: z.object({ id: z.number(), state: z.enum(INVITATION_STATES) }) }),
})

export const declineJobInvitation = endpoint({
  method: 'PUT',
  path: '/api/applicant/job-invitations/:id/refusal',
  summary: 'Décline une invitation, avec un motif.',
  params: idParams,
  body: z
    .object({
      reason: z.enum(DECLINE_REASONS, { error: 'Veuillez choisir un motif.' }),
      note: z
        .string()
        .trim()
        .max(NOTE_MAX, `Ce texte ne doit pas dépasser ${NOTE_MAX} caractères.`)
        .nullish()
        .transform((text) => text || null),
    })
    .refine(({ reason, note }) => reason !== 'autre' || note, {
      message: 'Précisez le motif en quelques mots.',
      path: ['note'],
    }),
  reply: z.object({ data: z.object({ id: z.number(), state: z.enum(INVITATION_STATES) }) }),
})
