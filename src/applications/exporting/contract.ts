import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { recruiterFilters } from '../reviewing/contract.ts'

const TABLE_FORMATS = ['csv', 'xlsx'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** The reply is a file as an attachment, not JSON. */
export const exportApplications = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/exports/:format',
  summary: 'Les candidatures reçues sous ces filtres, en CSV ou pour un tableur.',
  params: z.object({ format: z.enum(TABLE_FORMATS) }),
  query: recruiterFilters,
})

/** The reply is `application/pdf` as an attachment, not JSON. */
export const downloadDossier = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/:id/dossier',
  summary: 'Le dossier d’une candidature en un PDF\u00a0: lettre, réponses et CV.',
  params: idParams,
})
