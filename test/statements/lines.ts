import { statementLines, statements } from '#src/subscriptions/reconciling/tables.ts'
import type { TestServices } from '../services.ts'

let serial = 0

/** Writes a line of a statement of MVola as a row, which waits unless told otherwise. */
export async function insertLine(
  services: TestServices,
  values: Partial<typeof statementLines.$inferInsert> = {},
) {
  serial += 1
  const day = '2026-11-20'
  const about = { source: 'mvola' as const, imported_at: services.clock.now() }
  const [statement] = await services.db
    .insert(statements)
    .values({ ...about, name: 'releve.csv', first_on: day, last_on: day, lines: 1 })
    .returning()
  const [line] = await services.db
    .insert(statementLines)
    .values({
      statement_id: statement?.id ?? 0,
      source: 'mvola',
      fingerprint: `test:${serial}`,
      paid_on: day,
      amount: 60_000,
      payer: 'RAKOTO',
      wording: 'Abonnement',
      ...values,
    })
    .returning()
  if (!line) throw new Error('no line')
  return line
}
