import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { forgetNumber } from './proving.ts'
import { smsMessages } from './tables.ts'

/**
 * Removes the proven number of a person, and what was texted there.
 * @returns the ids of the messages, whose captured files are still to be removed
 */
export async function eraseSms(unit: Unit, userId: number): Promise<string[]> {
  await forgetNumber(unit, userId)
  const rows = await unit.db
    .delete(smsMessages)
    .where(eq(smsMessages.user_id, userId))
    .returning({ id: smsMessages.id })
  return rows.map(({ id }) => id)
}
