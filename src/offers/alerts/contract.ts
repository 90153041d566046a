import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { email, flag, idParams } from '#src/shared/fields.ts'
import { offersQuery } from '../search/contract.ts'
import { ALERT_FREQUENCIES } from '../shared/labels.ts'

const frequency = z.enum(ALERT_FREQUENCIES, { error: 'Veuillez choisir une fréquence' })
/** A guest's form asks for these beside the search. */
export const guestAlert = z.object({ email, frequency })

const alertReply = z.object({
  id: z.number(),
  /** The search in words. */
  label: z.string(),
  /** The query string of /offres, without its `?`. */
  search: z.string(),
  frequency: z.enum(ALERT_FREQUENCIES),
  paused: z.boolean(),
  /** An alert has not started while its address is not verified: nothing is sent until then. */
  is_started: z.boolean(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})
export type Alert = z.output<typeof alertReply>

const listedAlert = alertReply.extend({
  /** How many open offers fit the search now, 1 000 at most. */
  offers_count: z.number(),
})
export type ListedAlert = z.output<typeof listedAlert>

export const createAlert = endpoint({
  method: 'POST',
  path: '/api/alerts',
  summary: 'Crée une alerte sur une recherche : au nom du candidat connecté, ou d’une adresse à confirmer.',
  body: offersQuery.omit({ sort: true, page: true }).extend({
    frequency,
    /** Guests give an address; applicants are mailed at that of their account. */
    email: guestAlert.shape.email.nullish(),
  }),
  /** An applicant gets 201 with `data`; a guest gets 202, because the address must confirm the alert first. */
  reply: z.object({ message: z.string(), data: alertReply.optional() }),
  status: [201, 202],
})

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/applicant/alerts',
  summary: 'Les alertes du candidat, avec leurs offres du moment.',
  reply: z.object({ data: z.array(listedAlert) }),
})

export const changeAlert = endpoint({
  method: 'PUT',
  path: '/api/applicant/alerts/:id',
  summary: 'Change la fréquence d’une alerte, la met en pause ou la reprend.',
  params: idParams,
  body: z.object({ frequency, paused: flag('Veuillez préciser si l’alerte est en pause') }),
  reply: z.object({ data: alertReply }),
})

export const deleteAlert = endpoint({
  method: 'DELETE',
  path: '/api/applicant/alerts/:id',
  summary: 'Supprime une alerte.',
  params: idParams,
  status: 204,
})

const token = z.string({ error: 'Ce lien n’est pas valable.' }).max(400, 'Ce lien n’est pas valable.')
const confirmation = z.object({
  label: z.string(),
  search: z.string(),
  frequency: z.enum(ALERT_FREQUENCIES),
  email: z.string(),
  is_confirmed: z.boolean(),
})
export type AlertConfirmation = z.output<typeof confirmation>

export const showConfirmation = endpoint({
  method: 'GET',
  path: '/api/alerts/confirmation',
  summary: 'L’alerte que le lien envoyé par e-mail confirmera.',
  query: z.object({ token }),
  reply: z.object({ data: confirmation }),
})

export const confirmAlert = endpoint({
  method: 'PUT',
  path: '/api/alerts/confirmation',
  summary: 'Confirme une alerte par le jeton envoyé à son adresse.',
  body: z.object({ token }),
  reply: z.object({ data: confirmation }),
})
