import { eq, sql } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import { makePicture } from '#src/platform/files/picture.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { isSame } from '#src/shared/is-same.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import { listWritten, type PartnerRow } from './reading.ts'
import { LOGO_SIZE } from './shared/partners.ts'
import { partners } from './tables.ts'

/** What the team changes of a partner. */
export interface PartnerInput {
  name: string
  address: string
  sentence: string
  is_shown: boolean
}

const subjectOf = (id: number) => `partner:${id}`

/** Begins a partner at the end, which nobody reads of yet. @throws HttpError 422 on `name` for one that is there already */
export async function createPartner(unit: Unit, name: string): Promise<number> {
  const { db, now, actor_id } = unit
  await lockOrder(db)
  const rows = await listWritten(db)
  if (rows.some((row) => row.name.toLowerCase() === name.toLowerCase()))
    throw invalid({ name: ['Ce partenaire est déjà dans la liste.'] })
  const [row] = await db
    .insert(partners)
    .values({
      name,
      position: (rows.at(-1)?.position ?? -1) + 1,
      created_at: now,
      updated_at: now,
      updated_by_id: actor_id,
    })
    .returning({ id: partners.id })
  if (!row) throw new Error('the partner was not kept')
  await audit(unit, { action: 'partners.created', subject: subjectOf(row.id), details: { after: name } })
  return row.id
}

/**
 * Changes a partner. What is there already is taken again, because the answer to its first sending may have been lost.
 * @throws HttpError 404 for an unknown one, 409 when a colleague changed it meanwhile
 */
export async function savePartner(unit: Unit, id: number, input: PartnerInput, seen: number) {
  const row = await lockPartner(unit.db, id)
  if (isSame({ ...row, ...input }, row)) return
  await checkVersion(unit.db, row, seen)
  await change(unit, row, { ...input, version: row.version + 1 })
  const names = ['name', 'address', 'sentence', 'is_shown'] as const
  const changed = names.filter((name) => row[name] !== input[name])
  await audit(unit, {
    action: 'partners.changed',
    subject: subjectOf(id),
    details: {
      before: Object.fromEntries(changed.map((name) => [name, row[name]])),
      after: Object.fromEntries(changed.map((name) => [name, input[name]])),
    },
  })
}

/**
 * Gives a partner a logo, made anew from what came; the one before goes.
 * @throws HttpError 404 for an unknown one, 422 on `picture` for what is no sound image
 */
export async function setLogo(
  services: Services,
  actor: { id: number },
  { id, file }: { id: number; file: UploadedFile },
) {
  if (!('bytes' in file && file.bytes instanceof Uint8Array))
    throw invalid({ picture: ['Choisissez une image.'] })
  await findPartner(services.db, id)
  const from = { personId: actor.id, field: 'picture' }
  const [logo = new Uint8Array()] = await makePicture(services.env, file.bytes, from, [
    { ...LOGO_SIZE, fit: 'inside' },
  ])
  await inTransaction(services, actor, async (unit) => {
    const row = await lockPartner(unit.db, id)
    const logo_key = await unit.files.put(logo, 'webp')
    if (row.logo_key) unit.files.remove(row.logo_key)
    await change(unit, row, { logo_key })
    await audit(unit, { action: 'partners.logo-changed', subject: subjectOf(id) })
  })
}

/** Takes the logo of a partner away; where there is none nothing changes. @throws HttpError 404 for an unknown one */
export async function removeLogo(unit: Unit, id: number) {
  const row = await lockPartner(unit.db, id)
  if (!row.logo_key) return
  unit.files.remove(row.logo_key)
  await change(unit, row, { logo_key: null })
  await audit(unit, { action: 'partners.logo-changed', subject: subjectOf(id) })
}

/** Puts the partners in this order. @throws HttpError 409 when these are not just the partners that there are */
export async function orderPartners(unit: Unit, ids: readonly number[]) {
  await lockOrder(unit.db)
  const before = (await listWritten(unit.db)).map(({ id }) => id)
  if (isSame(before, [...ids])) return
  if (before.length !== ids.length || !before.every((id) => ids.includes(id)))
    throw conflict('Les partenaires ont changé entre-temps. Rechargez la page.')
  for (const [position, id] of ids.entries())
    await unit.db.update(partners).set({ position }).where(eq(partners.id, id))
  await audit(unit, { action: 'partners.ordered', subject: 'partners', details: { before, after: [...ids] } })
}

async function change({ db, now, actor_id }: Unit, { id }: PartnerRow, values: Partial<PartnerRow>) {
  await db
    .update(partners)
    .set({ ...values, updated_at: now, updated_by_id: actor_id })
    .where(eq(partners.id, id))
}

/** @throws HttpError 404 for an unknown one */
async function findPartner(database: Database, id: number): Promise<PartnerRow> {
  const [row] = await database.select().from(partners).where(eq(partners.id, id))
  if (!row) throw notFound()
  return row
}

async function lockPartner(database: Database, id: number): Promise<PartnerRow> {
  const [row] = await database.select().from(partners).where(eq(partners.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

async function lockOrder(database: Database) {
  await database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('partners-order', 0))`)
}

/** @throws HttpError 409, with who changed what was not seen, and when */
async function checkVersion(database: Database, row: PartnerRow, seen: number) {
  if (row.version === seen) return
  const names = await listNames(database, row.updated_by_id === null ? [] : [row.updated_by_id])
  const who = names.get(row.updated_by_id ?? 0) ?? 'Le site'
  const when = formatDateTime(row.updated_at)
  throw conflict(`${who} a changé ce partenaire le ${when}. Rien n’est enregistré de votre côté.`)
}
