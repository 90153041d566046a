import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

const copy = z.object({ at: z.string(), took_seconds: z.number(), rows: z.number(), files: z.number() })

export const showOperations = endpoint({
  method: 'GET',
  path: '/api/admin/operations',
  summary: 'L’état de la machine\u00A0: version, base, fichiers et sauvegarde.',
  reply: z.object({
    data: z.object({
      version: z.string(),
      /** When the process that answers was started. */
      started_at: z.string(),
      database: z.object({
        server: z.string(),
        migrations: z.number(),
        migrated_at: z.string().nullable(),
        bytes: z.number(),
        /** The largest tables with their indexes. */
        tables: z.array(z.object({ name: z.string(), bytes: z.number() })),
      }),
      /** Of the disk that holds the files; null where they are in S3. */
      disk: z.object({ bytes: z.number(), free_bytes: z.number() }).nullable(),
      backup: copy.nullable(),
      /** The last time that a backup was tried by restoring it. */
      restore: copy.nullable(),
      /** Text messages by the gateway; null where nobody is texted. */
      sms: z
        .object({
          gateway: z.enum(['orange', 'http', 'file']),
          /** Whether answers of people are taken. */
          takes_answers: z.boolean(),
          /** Messages that were taken out of the budget today. */
          today: z.number(),
          budget: z.number(),
          waiting: z.number(),
          /** Proven numbers whose people want messages. */
          numbers: z.number(),
          /** Messages of the last 30 days: sent, and given up by reason. */
          sent: z.number(),
          given_up: z.array(z.object({ why: z.string(), count: z.number() })),
        })
        .nullable(),
      /** What is kept for a limited time and for how long, in the words of docs/retention.md. */
      retentions: z.array(z.object({ what: z.string(), length: z.string() })),
    }),
  }),
})
