import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { operatorCharges } from './tables.ts'

export type ChargeRow = typeof operatorCharges.$inferSelect

/** The newest charge of a payment, null when none was ever started. */
export async function findCharge(db: Database, paymentId: number): Promise<ChargeRow | null> {
  const [row] = await db
    .select()
    .from(operatorCharges)
    .where(eq(operatorCharges.payment_id, paymentId))
    .orderBy(desc(operatorCharges.created_at), isNull(operatorCharges.ended_at))
    .limit(1)
  return row ?? null
}

/** Reads a charge with its row locked, unless it has ended. The payment's lock is taken before. */
export async function lockInProgress({ db }: Unit, id: string): Promise<ChargeRow | null> {
  const [row] = await db
    .select()
    .from(operatorCharges)
    .where(and(eq(operatorCharges.id, id), isNull(operatorCharges.ended_at)))
    .for('update')
  return row ?? null
}
