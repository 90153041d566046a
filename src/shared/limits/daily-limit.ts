import { formatDateTime } from '../dates.ts'
import { plural } from '../phrases.ts'

/** So often something is done within 24 hours, which begin with the first time. */
export interface DailyLimit {
  most: number
  /** What is counted, after « Encore 3 »: « commandes ». */
  one: string
  many: string
  /** What was done that often: « Votre société a passé 40 commandes ». */
  reached: string
}

/** What is left of it now; `again_at` is when all of it is there again, as ISO 8601, and null before the first time. */
export interface DailyLimitLeft {
  left: number
  again_at: string | null
}

/** Says « Encore 3 commandes : 40 en 24 heures au plus. » */
export function nearLimitWords({ most, one, many }: DailyLimit, left: number): string {
  return `Encore ${left} ${plural(left, one, many)}\u00a0: ${most} en 24\u00a0heures au plus.`
}

/**
 * Says « Votre société a passé 40 commandes en 24 heures, c’est la limite. Reprenez à partir du 28 novembre 2026 à
 * 09:12. »: a refusal says the very words that stood on the page before.
 */
export function reachedLimitWords({ reached }: DailyLimit, again: Date | string | null): string {
  const when = again === null ? '' : ` Reprenez à partir du ${formatDateTime(again)}.`
  return `${reached} en 24\u00a0heures, c’est la limite.${when}`
}
