export const STATUSES = ['draft', 'submitted', 'active', 'rejected', 'closed', 'archived'] as const
export const STAGES = ['viewed', 'review', 'shortlisted', 'interview', 'offer_made'] as const
export const OUTCOMES = ['hired', 'declined', 'withdrawn', 'position_filled', 'no_answer'] as const

export type Status = (typeof STATUSES)[number]
export type Stage = (typeof STAGES)[number]
export type Outcome = (typeof OUTCOMES)[number]

/** Where an application stands: `stage` refines active, `outcome` refines closed. */
export interface ApplicationState {
  status: Status
  stage: Stage | null
  outcome: Outcome | null
}
