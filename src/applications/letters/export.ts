import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { keptLetters } from './tables.ts'

/** The letters that a person keeps, those that were deleted a moment ago too. */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const rows = await database
    .select()
    .from(keptLetters)
    .where(eq(keptLetters.applicant_id, userId))
    .orderBy(keptLetters.id)
  if (rows.length === 0) return []
  return [
    {
      name: 'lettres',
      says: 'les lettres de motivation que vous gardez',
      data: rows.map(({ name, body, company_name, created_at, updated_at, deleted_at }) => ({
        name,
        body,
        company: company_name,
        created_at,
        updated_at,
        deleted_at,
      })),
    },
  ]
}
