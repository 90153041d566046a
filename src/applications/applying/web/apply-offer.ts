import type { OfferQuestion } from '#src/offers/shared/parts.ts'

/** What the popup of an application knows of its offer. */
export interface ApplyOffer {
  id: number
  title: string
  company_name: string
  /** Days in which the recruiter promises an answer. */
  response_delay_days: number | null
  /** What it asks who applies. */
  questions: readonly OfferQuestion[]
}
