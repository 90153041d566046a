import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

const subscription = z.object({
  /** Null while the person has no address. */
  url: z.string().nullable(),
  created_at: z.string().nullable(),
})

export type Subscription = z.output<typeof subscription>

const address = z.object({ data: subscription })

export const showSubscription = endpoint({
  method: 'GET',
  path: '/api/calendar/subscription',
  summary: 'L’adresse privée à laquelle un agenda lit le calendrier de la personne connectée.',
  reply: address,
})

export const renewSubscription = endpoint({
  method: 'PUT',
  path: '/api/calendar/subscription',
  summary: 'Crée cette adresse, ou la remplace\u00a0: l’ancienne ne sert plus.',
  reply: address,
})

export const revokeSubscription = endpoint({
  method: 'DELETE',
  path: '/api/calendar/subscription',
  summary: 'Révoque cette adresse.',
  status: 204,
})

/** The reply is `text/calendar`. The address itself is the proof, because calendar programs send no cookie. */
export const readSubscription = endpoint({
  method: 'GET',
  path: '/ical/:file',
  summary: 'Le calendrier d’une personne, pour les agendas qui s’y abonnent (.ics).',
  params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
})
