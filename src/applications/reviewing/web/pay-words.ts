import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'

type Pay = Pick<RecruiterApplication, 'min_salary_expectation' | 'max_salary_expectation'>

/** Says « 1 200 000 à 1 500 000 Ar »; null where no expectation was asked. */
export function payWords({
  min_salary_expectation: least,
  max_salary_expectation: most,
}: Pay): string | null {
  if (least === null || most === null) return null
  return least === most ? formatMoney(least) : `${formatCount(least)} à ${formatMoney(most)}`
}
