import type { Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import type { StatementSource } from './shared/sources.ts'
import { statementLines } from './tables.ts'

interface ToldLine {
  /** What tells it from others where the operator gave no number. */
  key: string
  amount: number
  transaction_id: string | null
  payer_phone: string | null
  wording: string
}

/**
 * Keeps money that an operator's interface told of and that pays nothing, as a line that waits for a person. The statement
 * that names the same transaction later finds it known.
 */
export async function keepToldLine({ db, now }: Unit, source: StatementSource, { key, ...line }: ToldLine) {
  const fingerprint = line.transaction_id === null ? key : `id:${line.transaction_id}`
  const payer = line.payer_phone ?? ''
  await db
    .insert(statementLines)
    .values({ source, fingerprint, paid_on: dayAt(now), payer, ...line })
    .onConflictDoNothing()
}
