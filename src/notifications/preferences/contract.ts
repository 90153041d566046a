import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { flag } from '#src/shared/fields.ts'
import { KIND_NAMES } from '../shared/kinds.ts'

const wanted = flag('Veuillez préciser si vous voulez le savoir.')

const preference = z.object({
  kind: z.enum(KIND_NAMES),
  group: z.string(),
  label: z.string(),
  bell: z.boolean(),
  mail: z.boolean(),
  push: z.boolean(),
})

export type Preference = z.output<typeof preference>

export const listPreferences = endpoint({
  method: 'GET',
  path: '/api/notification-preferences',
  summary: 'Ce dont la personne connectée veut être prévenue, et où.',
  reply: z.object({ data: z.array(preference) }),
})

export const setPreferences = endpoint({
  method: 'PUT',
  path: '/api/notification-preferences',
  summary:
    'Active ou coupe la cloche, les e-mails ou les messages du navigateur, pour tous les événements ou ceux de `kinds`.',
  body: z.object({
    bell: wanted.optional(),
    mail: wanted.optional(),
    push: wanted.optional(),
    kinds: z
      .array(z.enum(KIND_NAMES, { error: 'Cet événement n’existe pas.' }), {
        error: 'Veuillez choisir les événements dans la liste.',
      })
      .max(KIND_NAMES.length, 'Il n’y a pas autant d’événements.')
      .optional(),
  }),
  reply: z.object({ data: z.array(preference) }),
})

const params = z.object({ token: z.string() })

const unsubscription = z.object({
  data: z.object({
    /** The subject of the mails, as « Candidature consultée ». */
    label: z.string(),
    /** The address of the reader, most of which is hidden. */
    email: z.string(),
    /** Whether these mails are still sent. */
    subscribed: z.boolean(),
    list: z.enum(['notification', 'alert', 'newsletter']),
  }),
})

export type Unsubscription = z.output<typeof unsubscription>['data']

export const showUnsubscription = endpoint({
  method: 'GET',
  path: '/api/unsubscription/:token',
  summary: 'Les e-mails qu’un lien de désabonnement arrête.',
  params,
  reply: unsubscription,
})

export const resubscribe = endpoint({
  method: 'DELETE',
  path: '/api/unsubscription/:token',
  summary: 'Annule un désabonnement.',
  params,
  reply: unsubscription,
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/email/unsubscribe/:token',
  summary: 'Arrête ces e-mails en un clic, depuis un programme de messagerie (RFC 8058) ou depuis la page.',
  params,
  reply: unsubscription,
  provenByAddress: true,
})

export const openUnsubscription = endpoint({
  method: 'GET',
  path: '/email/unsubscribe/:token',
  summary: 'Mène un navigateur à la page de désabonnement ; ne change rien.',
  params,
})
