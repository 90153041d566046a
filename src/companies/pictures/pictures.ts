import { eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Env } from '#src/platform/env.ts'
import { invalid } from '#src/platform/errors.ts'
import { makePicture } from '#src/platform/files/picture.ts'
import type { PictureSize } from '#src/platform/files/pictures/sizes.ts'
import { smallKey } from '#src/platform/files/storage.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import { lockCompanyFor, settleCompany } from '../changing.ts'
import type { TeamActor } from '../members.ts'
import { companies } from '../tables.ts'

export type PictureKind = 'logo' | 'cover'

/** The large size comes first, because its key names both. */
const SIZES: Record<PictureKind | 'photo', readonly PictureSize[]> = {
  logo: [
    { width: 512, height: 512, fit: 'cover' },
    { width: 256, height: 256, fit: 'cover' },
  ],
  cover: [
    { width: 1500, height: 500, fit: 'cover' },
    { width: 750, height: 250, fit: 'cover' },
  ],
  photo: [
    { width: 1600, height: 1200, fit: 'inside' },
    { width: 640, height: 480, fit: 'inside' },
  ],
}

/**
 * Puts the company's logo or cover in the place of the one before.
 * @throws HttpError 403 for a reader, 422 on `picture` for what is no sound image
 */
export async function setPicture(
  services: Services,
  actor: TeamActor,
  picture: PictureKind,
  file: UploadedFile,
) {
  const made = await remake(services.env, actor, file, picture)
  await inTransaction(services, actor, async (unit) => {
    const before = await lockCompanyFor(unit.db, actor)
    const key = await keepSizes(unit, made)
    await writeKey(unit, before, picture, key)
    await settleCompany(unit, before.id, [picture])
  })
}

/** @throws HttpError 403 for a reader */
export async function removePicture(services: Services, actor: TeamActor, picture: PictureKind) {
  await inTransaction(services, actor, async (unit) => {
    await writeKey(unit, await lockCompanyFor(unit.db, actor), picture, null)
  })
}

type Keys = Pick<typeof companies.$inferSelect, 'id' | 'logo_key' | 'cover_key'>

async function writeKey(unit: Unit, before: Keys, picture: PictureKind, key: string | null) {
  const old = picture === 'logo' ? before.logo_key : before.cover_key
  if (old) removeSizes(unit, old)
  const values = picture === 'logo' ? { logo_key: key } : { cover_key: key }
  await unit.db.update(companies).set(values).where(eq(companies.id, before.id))
  const details: AuditDetails = { picture, kept: key !== null }
  await audit(unit, { action: 'companies.picture-changed', subject: `company:${before.id}`, details })
}

/** The received picture in its two sizes. @throws HttpError 422 on `picture`, 429 or 503 with the seconds to wait */
export function remake(env: Env, actor: { id: number }, file: UploadedFile, kind: PictureKind | 'photo') {
  if (!('bytes' in file && file.bytes instanceof Uint8Array))
    throw invalid({ picture: ['Choisissez une image.'] })
  return makePicture(env, file.bytes, { personId: actor.id, field: 'picture' }, SIZES[kind])
}

/** Returns the key of the large size, which names both sizes. */
export async function keepSizes(
  { files }: Unit,
  [large = new Uint8Array(), small = large]: Uint8Array[],
): Promise<string> {
  const key = await files.put(large, 'webp')
  await files.put(small, 'webp', key)
  return key
}

export function removeSizes({ files }: Unit, key: string) {
  files.remove(key)
  files.remove(smallKey(key))
}
