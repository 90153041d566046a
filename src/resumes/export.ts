import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { resumePhotos, resumeShares, resumes, resumeVersions } from './tables.ts'

export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const rows = await database
    .select()
    .from(resumes)
    .where(eq(resumes.user_id, userId))
    .orderBy(asc(resumes.id))
  const photos = await database.select().from(resumePhotos).where(eq(resumePhotos.user_id, userId))
  if (rows.length === 0 && photos.length === 0) return []
  const versions = await database
    .select({
      resume_id: resumeVersions.resume_id,
      saved_at: resumeVersions.saved_at,
      document: resumeVersions.document,
    })
    .from(resumeVersions)
    .innerJoin(resumes, eq(resumes.id, resumeVersions.resume_id))
    .where(eq(resumes.user_id, userId))
    .orderBy(asc(resumeVersions.id))
  const shares = await database
    .select({
      resume_id: resumeShares.resume_id,
      created_at: resumeShares.created_at,
      expires_at: resumeShares.expires_at,
      revoked_at: resumeShares.revoked_at,
      views_count: resumeShares.views_count,
    })
    .from(resumeShares)
    .where(eq(resumeShares.user_id, userId))
    .orderBy(asc(resumeShares.id))
  const sharesOf = (id: number) =>
    shares.filter(({ resume_id }) => resume_id === id).map(({ resume_id: _, ...share }) => share)
  const versionsOf = (id: number) =>
    versions.filter(({ resume_id }) => resume_id === id).map(({ resume_id: _, ...version }) => version)
  return [
    {
      name: 'cv',
      says: 'vos CV, ceux de la corbeille compris, et leurs versions ; les PDF que vous avez joints et vos photos sont dans le dossier cv',
      data: rows.map(({ user_id: _, file_key, ...row }) => ({
        ...row,
        file: file_key ? fileName(row.id) : null,
        versions: versionsOf(row.id),
        shares: sharesOf(row.id),
      })),
      files: [
        ...rows.flatMap(({ id, file_key }) => (file_key ? [{ name: fileName(id), key: file_key }] : [])),
        ...photos.map(({ key, file_key }) => ({ name: `cv/photo-${key}.webp`, key: file_key })),
      ],
    },
  ]
}

const fileName = (id: number) => `cv/cv-${id}.pdf`
