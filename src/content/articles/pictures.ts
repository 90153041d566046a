import { eq } from 'drizzle-orm'
import { notFound } from '#src/platform/errors.ts'
import { rowKey } from '#src/platform/files/storage.ts'
import type { Services } from '#src/platform/services.ts'
import { articlePictures, articles } from './tables.ts'

/**
 * Reads a picture of an article for those who may see it: everybody once the article is published, its writers before.
 * @param name of its file, as its address says it
 * @throws HttpError 404 for all others, and for a name that no row has
 */
export async function readArticlePicture({ db, files }: Services, name: string, writes: boolean) {
  const key = `${name.slice(0, 2)}/${name}`
  const [row] = await db
    .select({ state: articles.state })
    .from(articlePictures)
    .innerJoin(articles, eq(articles.id, articlePictures.article_id))
    .where(eq(articlePictures.file_key, rowKey(key)))
  const isPublic = row?.state === 'published'
  if (!row || !(isPublic || writes)) throw notFound()
  return { bytes: await files.read(key), isPublic }
}
