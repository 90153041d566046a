import { desc } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { isSame } from '#src/shared/is-same.ts'
import type { InvoiceSeller } from './shared/content.ts'
import type { SellerInput } from './shared/seller-input.ts'
import { sellerParticulars } from './tables.ts'

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

/** Changes what the next invoices say of the seller; those that were issued keep what they say. */
export async function saveSeller(unit: Unit, seller: SellerInput): Promise<void> {
  const before = await findSeller(unit.db)
  if (before && isSame(before, seller)) return
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

/** Whether payments can be taken: the seller's particulars were entered. */
export async function hasSeller(database: Database): Promise<boolean> {
  return (await findSeller(database)) !== null
}
