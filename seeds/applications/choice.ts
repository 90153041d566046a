import type { Candidate } from '../applicants/applicants.ts'
import type { SeedCompany } from '../companies/companies.ts'
import type { SeedOffer } from '../offers/offers.ts'
import type { Outline } from '../offers/outline.ts'
import type { StateName } from './states.ts'

/** What applications are made from. */
export type Sources = {
  seed: number
  today: Date
  candidates: readonly Candidate[]
  companies: readonly SeedCompany[]
  outlines: readonly Outline[]
  offerAt: (index: number) => SeedOffer
}

/** An application before its history is made: who applies to what, and how it ends. */
export type Choice = {
  applicant: number
  outline: Outline
  wanted: StateName | null
  /** About how long each step takes, at a company that answers soon; elsewhere they spread over the offer's time. */
  step_days?: number
}
