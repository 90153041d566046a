import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

const announced = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  is_running: z.boolean(),
  /** Whether nothing can be changed while it runs. */
  is_read_only: z.boolean(),
  message: z.string(),
})
export type AnnouncedMaintenance = z.output<typeof announced>

export const showMaintenance = endpoint({
  method: 'GET',
  path: '/api/maintenance',
  summary: 'La maintenance qui est annoncée ou en cours\u00A0; null quand il n’y en a pas.',
  reply: z.object({ data: announced.nullable() }),
})
