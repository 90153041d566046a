import type { OfferQuestion } from '#src/offers/shared/parts.ts'

export interface ApplyOffer {
  id: number
  title: string
  company_name: string
  /** The recruiter promises an answer within so many days. */
  response_delay_days: number | null
  questions: readonly OfferQuestion[]
}
