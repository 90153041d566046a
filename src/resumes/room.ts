import { and, count, eq, ne, sum } from 'drizzle-orm'
import { lockUser } from '#src/accounts/users.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { PHOTOS_MOST, RESUME_FILES_MOST_BYTES, RESUMES_FULL, RESUMES_MOST } from './shared/room.ts'
import { resumePhotos, resumes } from './tables.ts'

const TOO_LARGE = `Vos CV joints prennent déjà ${RESUME_FILES_MOST_BYTES / 1024 / 1024}\u00a0Mo, corbeille comprise. Supprimez-en un, de la corbeille aussi.`
const PHOTOS =
  'Vous avez ajouté trop de photos ces derniers jours. Choisissez-en une de celles qu’un CV montre.'

interface Wanted {
  /** The bytes of the file that is to be kept. */
  bytes?: number
  /** The CV of which it replaces the file; without it a new CV is counted. */
  replaces?: number
}

/**
 * Lets a CV or a file of one be kept. The person is locked, so that of many at once no more pass than there is room for.
 * @throws HttpError 422 on `name` for too many CVs, on `file` for too many bytes
 */
export async function requireRoom({ db }: Unit, userId: number, { bytes = 0, replaces }: Wanted) {
  await lockUser(db, userId)
  const own = eq(resumes.user_id, userId)
  const others = replaces === undefined ? own : and(own, ne(resumes.id, replaces))
  const [kept] = await db
    .select({ count: count(), bytes: sum(resumes.file_size) })
    .from(resumes)
    .where(others)
  if (replaces === undefined && (kept?.count ?? 0) >= RESUMES_MOST) throw invalid({ name: [RESUMES_FULL] })
  if (bytes > 0 && Number(kept?.bytes ?? 0) + bytes > RESUME_FILES_MOST_BYTES)
    throw invalid({ file: [TOO_LARGE] })
}

/** Lets a picture for CVs be kept. @throws HttpError 422 on `picture` */
export async function requirePhotoRoom({ db }: Unit, userId: number) {
  await lockUser(db, userId)
  const [kept] = await db
    .select({ count: count() })
    .from(resumePhotos)
    .where(eq(resumePhotos.user_id, userId))
  if ((kept?.count ?? 0) >= PHOTOS_MOST) throw invalid({ picture: [PHOTOS] })
}
