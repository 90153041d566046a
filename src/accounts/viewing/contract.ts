import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

/** Leads to the pages, as the person sees them; a ticket opens it once. */
export const openViewing = endpoint({
  method: 'GET',
  path: '/en-tant-que/:ticket',
  summary: 'Ouvre, une fois, ce que l’équipe regarde à la place d’une personne.',
  // What is no ticket at all is answered as one that is not known.
  params: z.object({ ticket: z.string().regex(/^[\w-]{20,100}$/) }),
})

export const endViewing = endpoint({
  method: 'DELETE',
  path: '/api/viewing',
  summary: 'Quitte ce que l’équipe regardait à la place d’une personne.',
  // Whoever made the browser send this would only end it early.
  provenByAddress: true,
  reply: z.object({ data: z.object({ url: z.string() }) }),
})
