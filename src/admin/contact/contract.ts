import { z } from 'zod'
import { MESSAGE_KINDS } from '#src/contact/messages/shared/kinds.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, requiredText } from '#src/shared/fields.ts'
import { paginated } from '#src/shared/paginated.ts'
import { searchText, sortedListQuery } from '../shared/fields.ts'

const contactMessageRow = z.object({
  id: z.number(),
  kind: z.enum(MESSAGE_KINDS),
  first_name: z.string(),
  last_name: z.string(),
  /** It is null where no answer is expected. */
  email: z.string().nullable(),
  object: z.string(),
  message: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  created_at: z.string(),
  /** The administrator who deals with it. */
  handler: z.object({ name: z.string(), is_you: z.boolean() }).nullable(),
  closed_at: z.string().nullable(),
  answers: z.array(z.object({ id: z.number(), by: z.string().nullable(), text: z.string(), at: z.string() })),
})
export type ContactMessageRow = z.output<typeof contactMessageRow>

export const MESSAGE_STATES = ['open', 'closed'] as const

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact-messages',
  summary: 'Les messages écrits à l’équipe, les plus récents d’abord si rien n’est demandé.',
  query: sortedListQuery.extend({
    /** Part of the object, of a name or of the address. */
    q: searchText,
    kind: z.enum(MESSAGE_KINDS).optional().catch(undefined),
    state: z.enum(MESSAGE_STATES).optional().catch(undefined),
  }),
  reply: paginated(contactMessageRow),
})

export const takeContactMessage = endpoint({
  method: 'PUT',
  path: '/api/admin/contact-messages/:id/handler',
  summary: 'Dit que l’on s’occupe d’un message.',
  params: idParams,
})

export const releaseContactMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/contact-messages/:id/handler',
  summary: 'Laisse un message à un collègue.',
  params: idParams,
})

export const ANSWER_MAX = 5_000

export const answerContactMessage = endpoint({
  method: 'POST',
  path: '/api/admin/contact-messages/:id/answers',
  summary: 'Répond par e-mail à qui a écrit.',
  params: idParams,
  body: z.object({ text: requiredText('Écrivez votre réponse', ANSWER_MAX, 'Ce texte est trop long') }),
})

export const closeContactMessage = endpoint({
  method: 'PUT',
  path: '/api/admin/contact-messages/:id/closing',
  summary: 'Classe un message sans y répondre.',
  params: idParams,
})
