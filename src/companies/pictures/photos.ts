import { and, asc, eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import { lockCompanyFor, settleCompany } from '../changing.ts'
import type { TeamActor } from '../members.ts'
import { COMPANY_LIMITS } from '../shared/sections.ts'
import { companyPhotos } from '../tables.ts'
import { keepSizes, remake, removeSizes } from './pictures.ts'

export type PhotoRow = typeof companyPhotos.$inferSelect

const FULL = `Vous avez déjà ${COMPANY_LIMITS.photos} photos\u00A0: supprimez-en une d’abord.`

/** Lists the photos in the order that the company chose. */
export function listPhotos(database: Database, companyId: number): Promise<PhotoRow[]> {
  return database
    .select()
    .from(companyPhotos)
    .where(eq(companyPhotos.company_id, companyId))
    .orderBy(asc(companyPhotos.position), asc(companyPhotos.id))
}

/** @throws HttpError 403 for a reader, 422 on `picture` for what is no sound image and for a ninth photo */
export async function addPhoto(
  services: Services,
  actor: TeamActor,
  { picture, caption = '' }: { picture: UploadedFile; caption?: string | undefined },
): Promise<PhotoRow> {
  const made = await remake(services.env, actor, picture, 'photo')
  return inTransaction(services, actor, async (unit) => {
    const { id: company_id } = await lockCompanyFor(unit.db, actor)
    const photos = await listPhotos(unit.db, company_id)
    if (photos.length >= COMPANY_LIMITS.photos) throw invalid({ picture: [FULL] })
    const position = (photos.at(-1)?.position ?? 0) + 1
    const key = await keepSizes(unit, made)
    const values = { company_id, key, caption, position, created_at: unit.now }
    const [row] = await unit.db.insert(companyPhotos).values(values).returning()
    if (!row) throw new Error('no photo was kept')
    await recordPhotoChange(unit, company_id, 'added')
    return row
  })
}

/** @throws HttpError 403 for a reader, 404 for another company's photo */
export async function changePhoto(
  services: Services,
  actor: TeamActor,
  id: number,
  { caption, position }: { caption?: string | undefined; position?: number | null | undefined },
) {
  await inTransaction(services, actor, async (unit) => {
    const { photo, others } = await findPhoto(unit, actor, id)
    const order = position ? others.toSpliced(position - 1, 0, photo) : [...others, photo]
    for (const [index, each] of order.entries()) {
      const values = {
        ...(position && { position: index + 1 }),
        ...(each === photo && caption !== undefined && { caption }),
      }
      if (Object.keys(values).length > 0)
        await unit.db.update(companyPhotos).set(values).where(eq(companyPhotos.id, each.id))
    }
    await recordPhotoChange(unit, photo.company_id, 'changed')
  })
}

/** @throws HttpError 403 for a reader, 404 for another company's photo */
export async function removePhoto(services: Services, actor: TeamActor, id: number) {
  await inTransaction(services, actor, async (unit) => {
    const { photo } = await findPhoto(unit, actor, id)
    await unit.db
      .delete(companyPhotos)
      .where(and(eq(companyPhotos.id, id), eq(companyPhotos.company_id, photo.company_id)))
    removeSizes(unit, photo.key)
    await recordPhotoChange(unit, photo.company_id, 'removed')
  })
}

async function findPhoto(unit: Unit, actor: TeamActor, id: number) {
  const company = await lockCompanyFor(unit.db, actor)
  const photos = await listPhotos(unit.db, company.id)
  const photo = photos.find((each) => each.id === id)
  if (!photo) throw notFound()
  return { photo, others: photos.filter((each) => each !== photo) }
}

async function recordPhotoChange(unit: Unit, companyId: number, done: 'added' | 'changed' | 'removed') {
  await audit(unit, { action: `companies.photo-${done}`, subject: `company:${companyId}` })
  await settleCompany(unit, companyId, ['photos'])
}
