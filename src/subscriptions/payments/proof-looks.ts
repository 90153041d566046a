import { between, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { payments, proofLooks } from './tables.ts'

/**
 * The share of the marks that may differ. Drawn receipts that were sent again at two thirds of their size and compressed anew
 * differ by 5 in 100 at most, those of other payments by 11 and more when the day differs too. Two of one day and one sum
 * may differ by 4 alone, which is why this warns and decides nothing.
 */
const MOST_DIFFERENT = 0.06
/** A blank page, or a photograph without sharp edges, looks like too many others. */
const FEWEST_MARKS = 100
const MOST_NAMED = 5

/** Keeps what the newest proof of a payment looks like. @param look null for a PDF, and what could not be read */
export async function keepLook({ db }: Unit, payment_id: number, look: string | null): Promise<void> {
  await db.delete(proofLooks).where(eq(proofLooks.payment_id, payment_id))
  const marks = look?.replaceAll('0', '').length ?? 0
  if (look && marks >= FEWEST_MARKS) await db.insert(proofLooks).values({ payment_id, bits: look, marks })
}

/** Other payments whose proof looks nearly like that of this one, the likest first. */
export async function listLookAlikes(database: Database, paymentId: number) {
  const [own] = await database.select().from(proofLooks).where(eq(proofLooks.payment_id, paymentId))
  if (!own) return []
  const most = Math.floor(own.marks * MOST_DIFFERENT)
  const difference = sql<number>`bit_count(${proofLooks.bits} # (SELECT bits FROM proof_looks AS own WHERE own.payment_id = ${paymentId}))`
  return (
    database
      .select(getTableColumns(payments))
      .from(proofLooks)
      .innerJoin(payments, eq(payments.id, proofLooks.payment_id))
      // Where the numbers of marks differ by more, so do the pictures; the index finds the others.
      .where(
        sql`${between(proofLooks.marks, own.marks - most, own.marks + most)} AND ${ne(payments.id, paymentId)} AND ${difference} <= ${most}`,
      )
      .orderBy(difference, payments.id)
      .limit(MOST_NAMED)
  )
}
