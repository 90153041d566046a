/** Where a meeting stands: slots proposed, others asked for, agreed on, or ended. */
export const INTERVIEW_STATES = [
  'proposed',
  'countered',
  'confirmed',
  'declined',
  'cancelled',
  'missed',
] as const
export type InterviewState = (typeof INTERVIEW_STATES)[number]

/** Still to be agreed on: an application has one such at a time. */
export const OPEN_STATES = ['proposed', 'countered'] as const satisfies readonly InterviewState[]

export const INTERVIEW_SIDES = ['applicant', 'recruiter', 'system'] as const
export type InterviewSide = (typeof INTERVIEW_SIDES)[number]
