import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

const exportReply = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready']),
  requested_at: z.string(),
  ready_at: z.string().nullable(),
  /** The copy can be downloaded until then. */
  expires_at: z.string().nullable(),
  /** Size in bytes. */
  file_size: z.number().nullable(),
})

export type DataExport = z.output<typeof exportReply>

export const listExports = endpoint({
  method: 'GET',
  path: '/api/user/exports',
  summary: 'Les copies de ses données que la personne a demandées, la plus récente en premier.',
  reply: z.object({ data: z.array(exportReply) }),
})

export const requestExport = endpoint({
  method: 'POST',
  path: '/api/user/exports',
  summary: 'Demande une copie de toutes ses données ; un mail annonce qu’elle est prête.',
  reply: z.object({ data: exportReply }),
  status: 202,
})

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/user/exports/:id/file',
  summary: 'La copie, en ZIP.',
  params: z.object({ id: z.uuid() }),
})
