import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { LOGO_NAME } from './shared/partners.ts'

const partner = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string().nullable(),
  sentence: z.string(),
  logo: z.string().nullable(),
})
export type Partner = z.output<typeof partner>

export const listPartners = endpoint({
  method: 'GET',
  path: '/api/partners',
  summary: 'Les partenaires du site, dans leur ordre.',
  reply: z.object({ data: z.array(partner) }),
})

/** Of a partner that is shown for everybody, of any other for the team; the name changes with the content. */
export const showPartnerLogo = endpoint({
  method: 'GET',
  path: '/api/partners/logos/:name',
  summary: 'Le logo d’un partenaire.',
  params: z.object({ name: z.string().regex(LOGO_NAME) }),
})
