import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, RELOAD } from '#src/shared/fields.ts'
import { paginated } from '#src/shared/paginated.ts'
import { searchText, sortedListQuery } from '../shared/fields.ts'
import { MAIL_KINDS } from './shared/kinds.ts'

export const MAIL_STATES = ['waiting', 'given_up', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]

const mailRow = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** Its first letter and its host. */
  address: z.string(),
  /** The account that it is for; null for an address without one. */
  user_id: z.number().nullable(),
  state: z.enum(MAIL_STATES),
  tries: z.number(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** Of one that waits. */
  next_try_at: z.string().nullable(),
  /** The codes of the last refusal. */
  failure: z.string().nullable(),
  resending: z.enum(['copy', 'fresh']).nullable(),
  resent_at: z.string().nullable(),
})
export type MailRow = z.output<typeof mailRow>

export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  summary: 'Le registre des e-mails, sans leurs textes, les plus récents d’abord si rien n’est demandé.',
  query: sortedListQuery.extend({
    /** A whole address. */
    q: searchText,
    kind: z
      .string()
      .refine((kind) => MAIL_KINDS.includes(kind))
      .optional()
      .catch(undefined),
    state: z.enum(MAIL_STATES).optional().catch(undefined),
  }),
  reply: paginated(mailRow).extend({
    counts: z.object({
      waiting: z.number(),
      late: z.number(),
      given_up: z.number(),
      oldest_seconds: z.number(),
    }),
  }),
})

export const resendMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/:id/sends',
  summary: 'Renvoie un e-mail remis ou abandonné\u00A0; un lien secret y est remplacé par un nouveau.',
  params: z.object({ id: z.uuid(RELOAD) }),
})

export const retryMails = endpoint({
  method: 'PUT',
  path: '/api/admin/mails/retry',
  summary: 'Réessaie maintenant les e-mails qui attendent leur prochain essai.',
  reply: z.object({ data: z.object({ count: z.number() }) }),
})

const refusedAddress = z.object({
  /** The account whose address it is. */
  id: z.number(),
  name: z.string(),
  address: z.string(),
  refused_at: z.string(),
})
export type RefusedAddress = z.output<typeof refusedAddress>

export const listRefusedAddresses = endpoint({
  method: 'GET',
  path: '/api/admin/refused-addresses',
  summary: 'Les adresses que leur serveur refuse, où plus rien ne part.',
  query: z.object({ page: sortedListQuery.shape.page, per_page: sortedListQuery.shape.per_page }),
  reply: paginated(refusedAddress),
})

export const acceptRefusedAddress = endpoint({
  method: 'DELETE',
  path: '/api/admin/refused-addresses/:id',
  summary: 'Écrit de nouveau à une adresse qui avait été refusée.',
  params: idParams,
})
