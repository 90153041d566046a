export const STATUSES = ['draft', 'submitted', 'active', 'rejected', 'closed', 'archived'] as const
/** A recruiter puts an application in one of these stages; it comes to `viewed` by being opened. */
export const CHOSEN_STAGES = ['review', 'shortlisted', 'interview', 'offer_made'] as const
/** These stages need nothing more than the choice, whereas a proposal is written for one person. */
export const PLAIN_STAGES = ['review', 'shortlisted', 'interview'] as const satisfies readonly ChosenStage[]
/** The applicant alone brings an application to `accepted`. */
export const STAGES = ['viewed', ...CHOSEN_STAGES, 'accepted'] as const
/** A proposal is decided on its own, so these stages are left out where several applications are answered. */
export const PROPOSED_STAGES = ['offer_made', 'accepted'] as const satisfies readonly Stage[]
export const OUTCOMES = ['hired', 'declined', 'withdrawn', 'position_filled', 'no_answer'] as const

/** A `resume` was saved here, and a `pdf` was joined. */
export const RESUME_TYPES = ['resume', 'pdf'] as const

export type ResumeType = (typeof RESUME_TYPES)[number]
export type Status = (typeof STATUSES)[number]
export type ChosenStage = (typeof CHOSEN_STAGES)[number]
export type PlainStage = (typeof PLAIN_STAGES)[number]
export type Stage = (typeof STAGES)[number]
export type Outcome = (typeof OUTCOMES)[number]

/** The stage refines an active application, and the outcome a closed one. */
export interface ApplicationState {
  status: Status
  stage: Stage | null
  outcome: Outcome | null
}

/** The recruiter's board has one column for each place of an application in progress. */
export const BOARD_COLUMNS = ['submitted', ...STAGES] as const
export type BoardColumn = (typeof BOARD_COLUMNS)[number]

/** Tells whether a move goes back on the way to being hired. */
export function isBack(from: Stage | null, to: Stage | null): boolean {
  return from !== null && to !== null && STAGES.indexOf(to) < STAGES.indexOf(from)
}
