import { count, eq } from 'drizzle-orm'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import { makePicture } from '#src/platform/files/picture.ts'
import type { PictureSize } from '#src/platform/files/pictures/sizes.ts'
import { readWebpSize } from '#src/platform/files/pictures/webp-size.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import { ARTICLE_LIMITS } from '../shared/limits.ts'
import { articlePictures, articles } from '../tables.ts'

export type PictureUse = 'cover' | 'text'

/** The large size comes first, because its key names both. */
const SIZES: Record<PictureUse, readonly PictureSize[]> = {
  cover: [
    { width: 1600, height: 800, fit: 'cover' },
    { width: 800, height: 400, fit: 'cover' },
  ],
  text: [
    { width: 1280, height: 1600, fit: 'inside' },
    { width: 640, height: 800, fit: 'inside' },
  ],
}

/**
 * Keeps a picture for an article in two sizes, made anew from what came.
 * @returns the key of its large size, and the pixels of that
 * @throws HttpError 404 for an unknown article, 409 when it has too many, 422 on `picture` for what is no sound image
 */
export async function addArticlePicture(
  services: Services,
  actor: { id: number },
  { id, file, use }: { id: number; file: UploadedFile; use: PictureUse },
) {
  if (!('bytes' in file && file.bytes instanceof Uint8Array))
    throw invalid({ picture: ['Choisissez une image.'] })
  await checkRoom(services, id)
  const from = { personId: actor.id, field: 'picture' }
  const [large = new Uint8Array(), small = large] = await makePicture(
    services.env,
    file.bytes,
    from,
    SIZES[use],
  )
  return inTransaction(services, actor, async ({ db, now, files }) => {
    const [article] = await db
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.id, id))
      .for('share')
    if (!article) throw notFound()
    const key = await files.put(large, 'webp')
    await files.put(small, 'webp', key)
    await db.insert(articlePictures).values({ article_id: id, file_key: key, created_at: now })
    return { key, ...readWebpSize(large) }
  })
}

async function checkRoom({ db }: Services, id: number) {
  const [article] = await db.select({ id: articles.id }).from(articles).where(eq(articles.id, id))
  if (!article) throw notFound()
  const [row] = await db
    .select({ count: count() })
    .from(articlePictures)
    .where(eq(articlePictures.article_id, id))
  if ((row?.count ?? 0) >= ARTICLE_LIMITS.pictures)
    throw conflict(`Un article garde ${ARTICLE_LIMITS.pictures} images au plus.`)
}
