import { and, eq, or } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { rowKey, smallKey } from '#src/platform/files/storage.ts'
import type { Services } from '#src/platform/services.ts'
import type { CompanyPhoto } from '../shared/pictures.ts'
import { companies, companyPhotos } from '../tables.ts'
import type { PhotoRow } from './photos.ts'

/**
 * A picture of a company for those who may see it: everybody once it is validated, its members before.
 * @param name of its file, as its address says it
 * @throws HttpError 404 for all others, and for a name that no row has
 */
export async function readPicture(services: Services, actor: Actor | null, id: number, name: string) {
  const key = `${name.slice(0, 2)}/${name}`
  const status = await findStatus(services.db, id, rowKey(key))
  const isPublic = status === 'validated'
  const isOwn = actor?.company?.id === id || actor?.kind === 'admin'
  if (!status || !(isPublic || isOwn)) throw notFound()
  return { bytes: await services.files.read(key), isPublic }
}

/** Finds the company that has a picture under this key. */
async function findStatus(database: Database, id: number, key: string) {
  const [row] = await database
    .select({ status: companies.status })
    .from(companies)
    .leftJoin(companyPhotos, and(eq(companyPhotos.company_id, companies.id), eq(companyPhotos.key, key)))
    .where(
      and(
        eq(companies.id, id),
        or(eq(companies.logo_key, key), eq(companies.cover_key, key), eq(companyPhotos.key, key)),
      ),
    )
  return row?.status ?? null
}

/** Returns the addresses of a picture's two sizes. */
export function picturesAt(companyId: number, key: string) {
  const at = (each: string) => `/api/companies/${companyId}/pictures/${each.slice(3)}`
  return { large: at(key), small: at(smallKey(key)) }
}

export function presentPhoto({ id, company_id, key, caption }: PhotoRow): CompanyPhoto {
  return { id, caption, ...picturesAt(company_id, key) }
}
