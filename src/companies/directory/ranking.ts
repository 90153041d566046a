import { LEAST_APPLICATIONS } from '../shared/answer-badge.ts'
import type { ListedCompany } from './directory.ts'
import type { MeasuredResponse } from './facts.ts'

/** A company that has enough applications to be ranked. */
export type RankedCompany = ListedCompany & { response: MeasuredResponse; rank: number }

/**
 * The rule of the ranking: the share of applications answered, then the median delay, as both are shown; then the one
 * that answered more applications, then the name. Nothing that is paid for counts.
 * @param all by name
 */
export function rankRecruiters(all: ListedCompany[]): RankedCompany[] {
  return all
    .flatMap((company) => {
      const { response } = company
      return response && response.expected >= LEAST_APPLICATIONS ? [{ ...company, response }] : []
    })
    .sort((a, b) => byAnswers(a.response, b.response) || b.response.answered - a.response.answered)
    .map((company, index) => ({ ...company, rank: index + 1 }))
}

/** Those that answer best first; those without a measure last. */
export function byAnswers(a: MeasuredResponse | null, b: MeasuredResponse | null): number {
  if (!a || !b) return Number(Boolean(b)) - Number(Boolean(a))
  return (
    b.rate - a.rate || (a.median_days ?? Number.MAX_SAFE_INTEGER) - (b.median_days ?? Number.MAX_SAFE_INTEGER)
  )
}
