import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { resumes } from './tables.ts'

export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const rows = await database
    .select()
    .from(resumes)
    .where(eq(resumes.user_id, userId))
    .orderBy(asc(resumes.id))
  if (rows.length === 0) return []
  return [
    {
      name: 'cv',
      says: 'vos CV ; les PDF que vous avez joints sont dans le dossier cv',
      data: rows.map(({ user_id: _, file_key, ...row }) => ({
        ...row,
        file: file_key ? fileName(row.id) : null,
      })),
      files: rows.flatMap(({ id, file_key }) => (file_key ? [{ name: fileName(id), key: file_key }] : [])),
    },
  ]
}

const fileName = (id: number) => `cv/cv-${id}.pdf`
