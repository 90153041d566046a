import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { flag, idParams, requiredText } from '#src/shared/fields.ts'

const MESSAGE_MAX = 200
const MOMENT = 'Donnez un jour et une heure.'

/** A moment by the clock of Antananarivo, as a field of the browser gives it: `2026-11-24T22:00`. */
const localMoment = z
  .string({ error: MOMENT })
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, MOMENT)
  .refine((text) => !Number.isNaN(Date.parse(`${text}:00+03:00`)), MOMENT)
  .transform((text) => new Date(`${text}:00+03:00`))

const maintenanceRow = z.object({
  id: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  message: z.string(),
  is_read_only: z.boolean(),
  planned_by: z.string().nullable(),
  state: z.enum(['planned', 'running', 'over', 'withdrawn']),
  /** When it was over, by its time or by hand. */
  over_at: z.string().nullable(),
})
export type MaintenanceRow = z.output<typeof maintenanceRow>

export const listMaintenances = endpoint({
  method: 'GET',
  path: '/api/admin/maintenances',
  summary: 'Les dernières maintenances, la plus récente d’abord.',
  reply: z.object({
    data: z.array(maintenanceRow),
  }),
})

export const planMaintenance = endpoint({
  method: 'POST',
  path: '/api/admin/maintenances',
  summary: 'Prévoit une maintenance, ou la commence tout de suite.',
  body: z.object({
    /** It begins now without one. */
    starts_at: localMoment.nullish(),
    ends_at: localMoment,
    message: requiredText('Écrivez ce que les personnes lisent.', MESSAGE_MAX, 'Au plus 200 caractères.'),
    is_read_only: flag(),
  }),
})

export const endMaintenance = endpoint({
  method: 'DELETE',
  path: '/api/admin/maintenances/:id',
  summary: 'Termine une maintenance en cours, ou retire celle qui est prévue.',
  params: idParams,
})
