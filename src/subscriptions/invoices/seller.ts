import { desc, sql } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { isSame } from '#src/shared/is-same.ts'
import type { InvoiceSeller } from './shared/content.ts'
import type { SellerInput } from './shared/seller-input.ts'
import { sellerParticulars } from './tables.ts'

const CHANGED_MEANWHILE =
  'Une autre personne a changé ces mentions entre-temps\u00A0: comparez avec l’historique, puis enregistrez de nouveau.'

const { name, nif, stat, rcs, address, city, email, signatory } = sellerParticulars
const PARTICULARS = { name, nif, stat, rcs, address, city, email, signatory }

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
  // Two people who change them at once wait for each other, so that the second learns of the first.
  await unit.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('seller-particulars', 0))`)
  const [latest = null] = await listSellerChanges(unit.db, 1)
  const before = latest && particularsOf(latest)
  if (before && isSame(before, seller)) return
  if (read !== undefined && read !== (latest?.id ?? null)) throw conflict(CHANGED_MEANWHILE)
  const { now, actor_id } = unit
  const [row] = await unit.db
    .insert(sellerParticulars)
    .values({ ...seller, changed_by: actor_id, changed_at: now })
    .returning({ id: sellerParticulars.id })
  await audit(unit, {
    action: 'invoices.seller-changed',
    subject: `seller:${row?.id}`,
    details: { before, after: seller },
  })
}

export type SellerRow = typeof sellerParticulars.$inferSelect

/** The particulars as each change left them, the last change first. */
export async function listSellerChanges(database: Database, most: number): Promise<SellerRow[]> {
  return database.select().from(sellerParticulars).orderBy(desc(sellerParticulars.id)).limit(most)
}

/** What a change says of the seller, without when and by whom it was made. */
export function particularsOf({ id, changed_by, changed_at, ...particulars }: SellerRow): SellerInput {
  return particulars
}

/** Whether payments can be taken: the seller's particulars were entered. */
export async function hasSeller(database: Database): Promise<boolean> {
  return (await findSeller(database)) !== null
}
