import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

export const showSiteLinks = endpoint({
  method: 'GET',
  path: '/api/site-links',
  summary: 'Où mènent les liens du bas de page qui se règlent.',
  reply: z.object({
    data: z.object({
      /** Another site that says who we are; null while it is a page of this one. */
      about: z.string().nullable(),
    }),
  }),
})
