import { and, desc, eq } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { payments } from '../payments/tables.ts'
import type { StatementSource } from './shared/sources.ts'
import { statementLines, statements } from './tables.ts'

const MOST_SETTLED = 20

/** The line that proves a payment, with the name of its statement; that is null where the operator's interface told of it. */
export async function findSettledLine(database: Database, paymentId: number) {
  const [row] = await database
    .select({ line: statementLines, statement: statements.name })
    .from(statementLines)
    .leftJoin(statements, eq(statements.id, statementLines.statement_id))
    .where(eq(statementLines.payment_id, paymentId))
  return row ?? null
}

/** The lines of a source that were matched last, each with the payment that it proves. */
export function listSettledLines(database: Database, source: StatementSource) {
  return database
    .select({
      line: statementLines,
      payment: { id: payments.id, reference: payments.reference, company: companies.name },
    })
    .from(statementLines)
    .innerJoin(payments, eq(payments.id, statementLines.payment_id))
    .innerJoin(companies, eq(companies.id, payments.company_id))
    .where(and(eq(statementLines.source, source), eq(statementLines.state, 'settled')))
    .orderBy(desc(statementLines.decided_at), desc(statementLines.id))
    .limit(MOST_SETTLED)
}
