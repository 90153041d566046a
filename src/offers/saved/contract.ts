import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { offerItem } from '../contract.ts'
import { LONGEST_NOTE, SAVED_FILTERS, SAVED_SORTS } from './shared/views.ts'

const savedOffer = offerItem.extend({
  saved_at: z.string(),
  /** Whether the offer takes applications now. */
  is_open: z.boolean(),
  /** Whether its company has paused it, and may take applications again. */
  is_paused: z.boolean(),
  /** The last day on which the offer takes applications, `2026-08-01`. */
  closes_on: z.string().nullable(),
  /** The person's own note, which nobody else reads. */
  note: z.string(),
})
export type SavedOffer = z.output<typeof savedOffer>

export const listSavedOffers = endpoint({
  method: 'GET',
  path: '/api/applicant/saved-offers',
  summary: 'Les offres que le candidat garde, la dernière sauvegardée en premier sauf demande contraire.',
  query: z.object({
    filter: z.enum(SAVED_FILTERS).catch('all'),
    sort: z.enum(SAVED_SORTS).catch('saved'),
    page: pageNumber,
  }),
  reply: paginated(savedOffer).extend({
    /** The number of offers that each filter leaves. */
    counts: z.record(z.enum(SAVED_FILTERS), z.number()),
  }),
})

export const saveOffer = endpoint({
  method: 'PUT',
  path: '/api/applicant/saved-offers/:id',
  summary: 'Garde l’offre dans ses sauvegardes.',
  params: idParams,
  reply: z.object({ data: z.object({ id: z.number(), is_saved: z.boolean() }) }),
})

export const unsaveOffer = endpoint({
  method: 'DELETE',
  path: '/api/applicant/saved-offers/:id',
  summary: 'Retire l’offre de ses sauvegardes.',
  params: idParams,
  reply: z.object({ data: z.object({ id: z.number(), is_saved: z.boolean() }) }),
})

export const writeSavedNote = endpoint({
  method: 'PUT',
  path: '/api/applicant/saved-offers/:id/note',
  summary: 'Écrit une note pour soi sur une offre sauvegardée ; vide, elle est retirée.',
  params: idParams,
  body: z.object({
    note: z
      .string({ error: 'Veuillez écrire votre note.' })
      .trim()
      .max(LONGEST_NOTE, `Votre note ne peut pas dépasser ${LONGEST_NOTE} caractères.`)
      .nullable()
      .transform((note) => note ?? ''),
  }),
  reply: z.object({ data: z.object({ id: z.number(), note: z.string() }) }),
})
