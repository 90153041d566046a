import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import { squarePicture } from '#src/platform/files/picture.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { requirePhotoRoom } from './room.ts'
import type { ResumeDocument } from './shared/document.ts'
import { resumePhotos } from './tables.ts'

/** Keeps a picture for this person's CVs, made anew; one that no CV comes to name is removed within days. */
export async function addPhoto(services: Services, actor: Actor, bytes: Uint8Array): Promise<string> {
  await allowAttempt(services.db, `resume-photo:${actor.id}`, 60, HOUR_SECONDS, services.clock.now())
  const square = await squarePicture(services.env, bytes, { personId: actor.id, field: 'picture' })
  return inTransaction(services, actor, async (unit) => {
    await requirePhotoRoom(unit, actor.id)
    const { db, files, now } = unit
    const row = { key: randomUUID(), user_id: actor.id, file_key: await files.put(square, 'webp') }
    await db.insert(resumePhotos).values({ ...row, created_at: now })
    return row.key
  })
}

/** @throws HttpError 404 for another person's */
export async function readPhoto(services: Services, userId: number, key: string): Promise<Uint8Array> {
  const row = await findPhoto(services.db, userId, key)
  if (!row) throw notFound()
  return services.files.read(row.file_key)
}

/** The picture that this CV shows; null without, and where it is no more. */
export async function photoOf(
  services: Services,
  userId: number,
  { identity: { photo, show_photo } }: ResumeDocument,
): Promise<Uint8Array | null> {
  const row = photo && show_photo ? await findPhoto(services.db, userId, photo) : undefined
  return row ? services.files.read(row.file_key) : null
}

/** @throws HttpError 422 for a picture that is not this person's */
export async function checkPhoto(database: Database, userId: number, { identity }: ResumeDocument) {
  if (identity.photo && !(await findPhoto(database, userId, identity.photo)))
    throw invalid({ 'document.identity.photo': ['Cette photo n’existe plus. Choisissez-la à nouveau.'] })
}

async function findPhoto(database: Database, userId: number, key: string) {
  const mine = and(eq(resumePhotos.key, key), eq(resumePhotos.user_id, userId))
  const [row] = await database.select().from(resumePhotos).where(mine)
  return row
}
