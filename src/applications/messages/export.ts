import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { applications } from '../tables.ts'
import type { MessageRow } from './messages.ts'
import { applicationMessages } from './tables.ts'

/** An applicant's copy has whole conversations; a recruiter's has only what that person wrote. */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const rows = await database
    .select({ message: applicationMessages, applicant_id: applications.applicant_id })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.application_id))
    .where(or(eq(applications.applicant_id, userId), eq(applicationMessages.author_id, userId)))
    .orderBy(asc(applicationMessages.application_id), asc(applicationMessages.id))
  if (rows.length === 0) return []
  return [
    {
      name: 'messages',
      says: 'vos messages au sujet des candidatures, et ceux que vous y avez reçus comme candidat ; les fichiers joints sont dans le dossier messages',
      data: rows.map(({ message }) => presentMessage(message, userId)),
      files: rows.flatMap(({ message }) =>
        message.file_key && !message.removed_at ? [{ name: fileName(message), key: message.file_key }] : [],
      ),
    },
  ]
}

const fileName = ({ id, file_type }: MessageRow) =>
  `messages/message-${id}.${file_type === 'application/pdf' ? 'pdf' : 'webp'}`

function presentMessage(row: MessageRow, userId: number) {
  const { application_id, created_at, read_at, removed_at } = row
  return {
    application_id,
    from: row.author_id === userId ? 'vous' : row.side === 'company' ? 'la société' : 'le candidat',
    text: removed_at ? '' : row.text,
    created_at,
    read_at,
    removed_at,
    file: row.file_key && !removed_at ? { name: row.file_name, in: fileName(row) } : null,
  }
}
