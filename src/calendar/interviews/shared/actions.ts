import type { InterviewSide, InterviewState } from './states.ts'

export const INTERVIEW_ACTIONS = [
  'take',
  'decline',
  'ask',
  'choose',
  'propose',
  'move',
  'cancel',
  'absence',
  'undo_absence',
] as const
/**
 * An applicant takes a slot, declines or asks for other moments. A recruiter chooses one of those, proposes again,
 * moves what was agreed on, or notes an absence. Either cancels.
 */
export type InterviewAction = (typeof INTERVIEW_ACTIONS)[number]

type Side = Exclude<InterviewSide, 'system'>

const ALLOWED: Record<Side, Partial<Record<InterviewState | 'started', readonly InterviewAction[]>>> = {
  applicant: {
    proposed: ['take', 'decline', 'ask'],
    countered: ['decline'],
    confirmed: ['ask', 'cancel'],
  },
  recruiter: {
    proposed: ['propose', 'cancel'],
    countered: ['choose', 'propose', 'cancel'],
    confirmed: ['move', 'cancel'],
    started: ['absence'],
    missed: ['undo_absence'],
  },
}

/** Lists what this side can do now with a meeting. The server refuses everything else, and pages offer nothing else. */
export function allowedActions(
  { state, starts_at }: { state: InterviewState; starts_at: Date | null },
  side: Side,
  now: Date,
): readonly InterviewAction[] {
  const hasStarted = state === 'confirmed' && starts_at !== null && starts_at <= now
  return ALLOWED[side][hasStarted ? 'started' : state] ?? []
}
