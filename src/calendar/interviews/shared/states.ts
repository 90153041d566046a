/** A meeting is proposed (slots by the recruiter), countered (hours by the applicant), confirmed, or ended. */
export const INTERVIEW_STATES = [
  'proposed',
  'countered',
  'confirmed',
  'declined',
  'cancelled',
  'missed',
] as const
export type InterviewState = (typeof INTERVIEW_STATES)[number]

/** Nothing is agreed on yet in these states; an application has at most one such meeting. */
export const OPEN_STATES = ['proposed', 'countered'] as const satisfies readonly InterviewState[]

export const INTERVIEW_SIDES = ['applicant', 'recruiter', 'system'] as const
export type InterviewSide = (typeof INTERVIEW_SIDES)[number]
