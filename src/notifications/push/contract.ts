import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

const UNKNOWN = 'Ce navigateur n’a pas donné d’adresse où vous prévenir. Rechargez la page, puis réessayez.'

const subscription = z.object({
  /** Null where this site sends no pushes. */
  public_key: z.string().nullable(),
  /** Whether this browser tells the person who is signed in. */
  is_subscribed: z.boolean(),
})

export const showPushSubscription = endpoint({
  method: 'GET',
  path: '/api/push-subscription',
  summary: 'Si ce navigateur prévient la personne connectée, et la clé publique avec laquelle il s’abonne.',
  reply: z.object({ data: subscription }),
})

export const savePushSubscription = endpoint({
  method: 'PUT',
  path: '/api/push-subscription',
  summary: 'Prévient la personne connectée par ce navigateur (Push API) ; refait, le confirme.',
  body: z.object({
    endpoint: z.url({ protocol: /^https?$/, error: UNKNOWN }).max(1_000, UNKNOWN),
    keys: z.object(
      {
        p256dh: z.string(UNKNOWN).regex(/^[\w-]{87}=?$/, UNKNOWN),
        auth: z.string(UNKNOWN).regex(/^[\w-]{22}(?:==)?$/, UNKNOWN),
      },
      UNKNOWN,
    ),
  }),
  reply: z.object({ data: subscription }),
})

export const endPushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/push-subscription',
  summary: 'Ne prévient plus la personne connectée par ce navigateur.',
  status: 204,
})
