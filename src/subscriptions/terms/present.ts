import type { ShownTerm } from './shared/term.ts'
import type { Term } from './terms.ts'

export function presentTerm(row: Term): ShownTerm {
  const { id, plan, period, status, price, suspension_reason } = row
  return {
    id,
    plan,
    period,
    status,
    price,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    suspension_reason,
  }
}
