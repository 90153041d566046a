import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { resumePhotos, resumes } from './tables.ts'

/** Removes a person's CVs, with their versions and pictures; answers with the files that are of no use now. */
export async function eraseResumes({ db }: Unit, userId: number): Promise<string[]> {
  const rows = await db
    .delete(resumes)
    .where(eq(resumes.user_id, userId))
    .returning({ key: resumes.file_key })
  const photos = await db
    .delete(resumePhotos)
    .where(eq(resumePhotos.user_id, userId))
    .returning({ key: resumePhotos.file_key })
  return [...rows, ...photos].flatMap(({ key }) => key ?? [])
}
