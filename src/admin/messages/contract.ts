import { z } from 'zod'
import { MESSAGE_REPORT_REASONS } from '#src/applications/messages/shared/reasons.ts'
import { SIDES } from '#src/applications/messages/shared/silence.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

const reportedMessage = z.object({
  id: z.number(),
  side: z.enum(SIDES),
  /** It is null once the account is erased. */
  author: z.string().nullable(),
  company: z.string(),
  job_offer_title: z.string(),
  text: z.string(),
  file_name: z.string().nullable(),
  created_at: z.string(),
  is_removed: z.boolean(),
  /** True while a report of it waits for a decision. */
  waits: z.boolean(),
  reports: z.array(
    z.object({
      id: z.number(),
      reason: z.enum(MESSAGE_REPORT_REASONS),
      note: z.string().nullable(),
      at: z.string(),
    }),
  ),
})

export const showReportedMessage = endpoint({
  method: 'GET',
  path: '/api/admin/messages/:id',
  summary: 'Un message signalé, sans le reste de sa conversation.',
  params: idParams,
  reply: z.object({ data: reportedMessage }),
})

export const removeMessage = endpoint({
  method: 'PUT',
  path: '/api/admin/messages/:id/removal',
  summary: 'Retire un message signalé de sa conversation.',
  params: idParams,
})

export const clearMessageReports = endpoint({
  method: 'DELETE',
  path: '/api/admin/messages/:id/reports',
  summary: 'Classe les signalements d’un message, qui reste.',
  params: idParams,
})
