import { z } from 'zod'
import { reportReason, reportWords, WORDS_MISSING } from '#src/moderation/shared/report.ts'
import { documentFile } from '#src/shared/document-file.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { clientKey, idParams, rowId } from '#src/shared/fields.ts'
import { DOCUMENT_MAX_BYTES } from '#src/shared/files/limits.ts'
import { removedParts } from '#src/shared/removed-parts.ts'
import { MESSAGE_REPORT_REASONS } from './shared/reasons.ts'
import { MESSAGE_MAX, SIDES, SILENCES } from './shared/silence.ts'

export const PER_PAGE = 50

const message = z.object({
  id: z.number(),
  side: z.enum(SIDES),
  /** The person who asks wrote it. */
  is_mine: z.boolean(),
  author: z.string(),
  /** The text is empty where a file says it all, and where a moderator removed the message. */
  text: z.string(),
  file: z.object({ name: z.string(), content_type: z.string(), size: z.number() }).nullable(),
  created_at: z.string(),
  /** The other side read it first then. */
  read_at: z.string().nullable(),
  is_removed: z.boolean(),
  /** The person who asks has reported it. */
  is_reported: z.boolean(),
})

export type ThreadMessage = z.output<typeof message>

const thread = z.object({
  /** The oldest message comes first. */
  data: z.array(message),
  meta: z.object({
    /** The page before this one is asked for by it; null at the start of the thread. */
    before: z.number().nullable(),
    /** So many messages of the other side wait to be read. */
    unread: z.number(),
    /** The person cannot write now for this reason; null when writing is possible. */
    silence: z.enum(SILENCES).nullable(),
  }),
})

export type ThreadPage = z.output<typeof thread>

const WRITE = 'Veuillez écrire un message ou joindre un fichier.'

const messageInput = z
  .object({
    client_key: clientKey,
    text: z
      .string()
      .nullish()
      .transform((text) => (text ?? '').replaceAll('\r\n', '\n').trim())
      .refine((text) => text.length <= MESSAGE_MAX, 'Le message est trop long'),
    file: documentFile.nullish(),
  })
  .refine(({ text, file }) => text !== '' || file, { message: WRITE, path: ['text'] })

export type MessageInput = z.output<typeof messageInput>

const reportInput = z
  .object({
    reason: reportReason(MESSAGE_REPORT_REASONS),
    note: reportWords,
  })
  .refine(({ reason, note }) => reason !== 'autre' || Boolean(note), {
    path: ['note'],
    error: WORDS_MISSING,
  })

export type ReportInput = z.output<typeof reportInput>

const messageParams = idParams.extend({ message_id: rowId() })

/** Both sides have the same calls, each under its own area. */
function threadEndpoints<const Area extends 'applicant' | 'recruiter'>(area: Area) {
  const thread_path = `/api/${area}/applications/:id/messages` as const
  return {
    list: endpoint({
      method: 'GET',
      path: thread_path,
      summary:
        'Les messages d’une candidature, les plus récents d’abord demandés\u00a0; lire ne les marque pas.',
      params: idParams,
      query: z.object({ before: rowId().nullish().catch(null) }),
      reply: thread,
    }),
    /** The status is 201; the same `client_key` again gives 200 with the message that stands. */
    send: endpoint({
      method: 'POST',
      path: thread_path,
      summary: 'Écrit à l’autre partie\u00a0; le même envoi deux fois est un seul message.',
      params: idParams,
      body: messageInput,
      files: { file: { maxBytes: DOCUMENT_MAX_BYTES } },
      reply: z.object({ data: message, removed: removedParts }),
      status: [201, 200],
    }),
    read: endpoint({
      method: 'PUT',
      path: `${thread_path}/reading` as const,
      summary: 'Marque comme lus les messages reçus jusqu’à celui-ci.',
      params: idParams,
      body: z.object({ until: rowId() }),
    }),
    /** The reply is the file as an attachment, not JSON. */
    file: endpoint({
      method: 'GET',
      path: `${thread_path}/:message_id/file` as const,
      summary: 'Le fichier joint à un message.',
      params: messageParams,
    }),
    report: endpoint({
      method: 'POST',
      path: `${thread_path}/:message_id/reports` as const,
      summary: 'Signale un message reçu à la modération.',
      params: messageParams,
      body: reportInput,
      reply: z.object({ message: z.string() }),
      status: 201,
    }),
  }
}

export const applicantThread = threadEndpoints('applicant')
export const recruiterThread = threadEndpoints('recruiter')
