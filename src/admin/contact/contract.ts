import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { paginated } from '#src/shared/paginated.ts'
import { searchText, sortedListQuery } from '../shared/fields.ts'

const contactMessageRow = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  object: z.string(),
  message: z.string(),
  created_at: z.string(),
})
export type ContactMessageRow = z.output<typeof contactMessageRow>

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact-messages',
  summary: 'Les messages écrits à l’équipe, les plus récents d’abord si rien n’est demandé.',
  query: sortedListQuery.extend({
    /** Part of the object, of a name or of the address. */
    q: searchText,
  }),
  reply: paginated(contactMessageRow),
})
