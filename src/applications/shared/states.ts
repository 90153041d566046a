export const STATUSES = ['draft', 'submitted', 'active', 'rejected', 'closed', 'archived'] as const
/** Those that a recruiter puts an application in; it comes to `viewed` by being opened. */
export const CHOSEN_STAGES = ['review', 'shortlisted', 'interview', 'offer_made'] as const
/** Those that ask for nothing more than the choice: a proposal is written, for one person. */
export const PLAIN_STAGES = ['review', 'shortlisted', 'interview'] as const satisfies readonly ChosenStage[]
/** `accepted` by the applicant; `viewed` and it are nobody's choice among the recruiters. */
export const STAGES = ['viewed', ...CHOSEN_STAGES, 'accepted'] as const
/** Those with a proposal, which is decided on its own. */
export const PROPOSED_STAGES = ['offer_made', 'accepted'] as const satisfies readonly Stage[]
export const OUTCOMES = ['hired', 'declined', 'withdrawn', 'position_filled', 'no_answer'] as const

/** The CV of an application: one saved here, or a PDF that was joined. */
export const RESUME_TYPES = ['resume', 'pdf'] as const

export type ResumeType = (typeof RESUME_TYPES)[number]
export type Status = (typeof STATUSES)[number]
export type ChosenStage = (typeof CHOSEN_STAGES)[number]
export type PlainStage = (typeof PLAIN_STAGES)[number]
export type Stage = (typeof STAGES)[number]
export type Outcome = (typeof OUTCOMES)[number]

/** Where an application stands: `stage` refines active, `outcome` refines closed. */
export interface ApplicationState {
  status: Status
  stage: Stage | null
  outcome: Outcome | null
}

/** Where an application in progress can stand: the columns of the recruiter's board. */
export const BOARD_COLUMNS = ['submitted', ...STAGES] as const
export type BoardColumn = (typeof BOARD_COLUMNS)[number]

/** Whether going from one stage to the other is a step back on the way to being hired. */
export function isBack(from: Stage | null, to: Stage | null): boolean {
  return from !== null && to !== null && STAGES.indexOf(to) < STAGES.indexOf(from)
}
