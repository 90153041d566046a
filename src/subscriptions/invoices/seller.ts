import { desc, eq, sql } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { isSame } from '#src/shared/is-same.ts'
import type { InvoiceSeller } from './shared/content.ts'
import type { SellerInput } from './shared/seller-input.ts'
import { sellerParticulars, sellerSignatures } from './tables.ts'

const CHANGED_MEANWHILE =
  'Une autre personne a changé ces mentions entre-temps\u00A0: comparez avec l’historique, puis enregistrez de nouveau.'

const { name, nif, stat, rcs, address, city, email, signatory, signature_id } = sellerParticulars
const PARTICULARS = { name, nif, stat, rcs, address, city, email, signatory, signature_id }

/** The seller as the next invoice names it; null until the particulars were entered, which are complete or not there. */
async function findSeller(database: Database): Promise<InvoiceSeller | null> {
  const [seller] = await database
    .select(PARTICULARS)
    .from(sellerParticulars)
    .orderBy(desc(sellerParticulars.id))
    .limit(1)
  return seller ?? null
}

/**
 * Stands before a payment is taken, so that none is accepted for which no lawful invoice can be written.
 * @throws HttpError 409 while the seller's particulars are missing
 */
export async function requireSeller(database: Database): Promise<InvoiceSeller> {
  const seller = await findSeller(database)
  if (!seller)
    throw conflict(
      'Les paiements ne sont pas encore ouverts\u00A0: les mentions légales du vendeur manquent. Réessayez plus tard.',
    )
  return seller
}

/**
 * Changes what the next invoices say of the seller; those that were issued keep what they say.
 * @param read the id of the particulars that the change was made from, null when there were none; whatever stands is
 * replaced when it is left out
 * @throws HttpError 409 when somebody else changed them meanwhile
 */
export async function saveSeller(unit: Unit, seller: SellerInput, read?: number | null): Promise<void> {
  const latest = await lockLatest(unit)
  const before = latest && particularsOf(latest)
  if (before && isSame(before, seller)) return
  if (read !== undefined && !(await isRead(unit.db, read, latest))) throw conflict(CHANGED_MEANWHILE)
  const id = await insertParticulars(unit, { ...seller, signature_id: latest?.signature_id ?? null })
  const details: AuditDetails = { before, after: seller }
  await audit(unit, { action: 'invoices.seller-changed', subject: `seller:${id}`, details })
}

/** Two people who change them at once wait for each other, so that the second learns of the first. */
async function lockLatest({ db }: Unit): Promise<SellerRow | null> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('seller-particulars', 0))`)
  const [latest = null] = await listSellerChanges(db, 1)
  return latest
}

/** Another picture of the signature alone changes nothing of the words that were read. */
async function isRead(database: Database, read: number | null, latest: SellerRow | null): Promise<boolean> {
  if (read === null || latest === null || read === latest.id) return read === (latest?.id ?? null)
  const [row] = await database.select().from(sellerParticulars).where(eq(sellerParticulars.id, read))
  return row !== undefined && isSame(particularsOf(row), particularsOf(latest))
}

async function insertParticulars(
  { db, now, actor_id }: Unit,
  values: SellerInput & { signature_id: number | null },
): Promise<number | undefined> {
  const [row] = await db
    .insert(sellerParticulars)
    .values({ ...values, changed_by: actor_id, changed_at: now })
    .returning({ id: sellerParticulars.id })
  return row?.id
}

/**
 * Changes the picture of the signature that the next invoices show, or takes it away.
 * @param picture a WebP; null for none
 * @param read as for `saveSeller`
 * @throws HttpError 409 while the particulars are missing, or when somebody else changed them meanwhile
 */
export async function saveSignature(unit: Unit, picture: Uint8Array | null, read?: number) {
  const latest = await lockLatest(unit)
  if (!latest) throw conflict('Enregistrez d’abord les mentions du vendeur.')
  const encoded = picture && Buffer.from(picture).toString('base64')
  // Sent twice, as after an answer that was lost, it is one change.
  if (encoded === (await findSignature(unit.db, latest.signature_id))) return
  if (read !== undefined && read !== latest.id) throw conflict(CHANGED_MEANWHILE)
  const signature_id = encoded === null ? null : await insertSignature(unit, encoded)
  const id = await insertParticulars(unit, { ...particularsOf(latest), signature_id })
  const details: AuditDetails = { before: latest.signature_id, after: signature_id }
  await audit(unit, { action: 'invoices.signature-changed', subject: `seller:${id}`, details })
}

async function insertSignature({ db }: Unit, picture: string): Promise<number> {
  const [row] = await db.insert(sellerSignatures).values({ picture }).returning({ id: sellerSignatures.id })
  if (!row) throw new Error('the signature was not written')
  return row.id
}

/** A picture of a signature in base64; null for none. */
export async function findSignature(
  database: Database,
  id: number | null | undefined,
): Promise<string | null> {
  if (!id) return null
  const [row] = await database.select().from(sellerSignatures).where(eq(sellerSignatures.id, id))
  return row?.picture ?? null
}

export type SellerRow = typeof sellerParticulars.$inferSelect

/** The particulars as each change left them, the last change first. */
export async function listSellerChanges(database: Database, most: number): Promise<SellerRow[]> {
  return database.select().from(sellerParticulars).orderBy(desc(sellerParticulars.id)).limit(most)
}

/** What a change says of the seller in words, without when and by whom it was made. */
export function particularsOf({
  id,
  changed_by,
  changed_at,
  signature_id,
  ...particulars
}: SellerRow): SellerInput {
  return particulars
}

/** Whether payments can be taken: the seller's particulars were entered. */
export async function hasSeller(database: Database): Promise<boolean> {
  return (await findSeller(database)) !== null
}
