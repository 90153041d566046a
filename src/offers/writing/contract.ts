import { z } from 'zod'
import { OFFER_STATUSES } from '#src/offers/shared/states.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { clientKey, idParams, seenVersion } from '#src/shared/fields.ts'
import { offerReply } from '../contract.ts'
import { offerContent } from './shared/content.ts'

/** The version that the page read; 0 without a draft. */
const version = seenVersion.min(0)

const draftReply = z.object({
  id: z.number(),
  reference: z.string(),
  status: z.enum(OFFER_STATUSES),
  paused: z.boolean(),
  version: z.number(),
  content: offerContent,
  saved_at: z.string().nullable(),
  /** Since when the offer, or the new text of a published one, waits for a moderator. */
  waits_since: z.string().nullable(),
  rejection_reason: z.string().nullable(),
})
export type OfferDraft = z.output<typeof draftReply>

const draft = z.object({ data: draftReply })
const saved = z.object({ data: z.object({ version: z.number(), saved_at: z.string() }) })

export const createOfferDraft = endpoint({
  method: 'POST',
  path: '/api/recruiter/offer-drafts',
  summary: 'Commence une offre, en brouillon.',
  body: z.object({ content: offerContent, client_key: clientKey.optional() }),
  reply: draft,
  status: 201,
})

export const duplicateOffer = endpoint({
  method: 'POST',
  path: '/api/recruiter/offers/:id/duplicate',
  summary: 'Commence une offre à partir d’une autre de la société.',
  params: idParams,
  reply: draft,
  status: 201,
})

export const showOfferDraft = endpoint({
  method: 'GET',
  path: '/api/recruiter/offers/:id/draft',
  summary: 'Ce qui est en cours d’écriture, ou l’offre telle qu’elle est.',
  params: idParams,
  reply: draft,
})

export const saveOfferDraft = endpoint({
  method: 'PUT',
  path: '/api/recruiter/offers/:id/draft',
  summary: 'Enregistre le brouillon\u00a0; 409 si quelqu’un d’autre l’a enregistré depuis.',
  params: idParams,
  body: z.object({ version, content: offerContent }),
  reply: saved,
})

export const discardOfferDraft = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/offers/:id/draft',
  summary:
    'Abandonne ce qui est en cours d’écriture\u00a0; un brouillon qui n’a jamais été envoyé est supprimé.',
  params: idParams,
  status: 204,
})

export const previewOffer = endpoint({
  method: 'GET',
  path: '/api/recruiter/offers/:id/preview',
  summary: 'L’offre en cours d’écriture, comme le public la verrait.',
  params: idParams,
  reply: z.object({
    data: offerReply,
    /**
     * Why the offer could not be submitted for want of a slot; null when a slot is free or the offer already has one.
     */
    no_slot: z.string().nullable(),
  }),
})

export const submitOfferDraft = endpoint({
  method: 'PUT',
  path: '/api/recruiter/offers/:id/submission',
  summary: 'Envoie l’offre, ou le nouveau texte d’une offre publiée, en validation.',
  params: idParams,
  body: z.object({ version }),
  reply: draft,
})

export const takeBackSubmission = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/offers/:id/submission',
  summary: 'Reprend ce qui attend une validation.',
  params: idParams,
  reply: draft,
})
