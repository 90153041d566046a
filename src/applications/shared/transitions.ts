import type { ApplicationState, Outcome, Stage, Status } from './states.ts'

/** The recruiter stands alone where a candidate was entered by hand: nobody on the other side can accept or answer. */
export type Side = 'applicant' | 'recruiter' | 'recruiter_alone' | 'system'

/** Tells as which side a recruiter changes this application. */
export function recruiterSideOf({ is_entered }: { is_entered: boolean }): Side {
  return is_entered ? 'recruiter_alone' : 'recruiter'
}

export const CHANGES = [
  'submit',
  'apply_again',
  'view',
  'review',
  'shortlisted',
  'interview',
  'offer_made',
  'reject',
  'cancel_rejection',
  'accept',
  'hire',
  'decline',
  'withdraw',
  'fill_position',
  'expire',
  'archive',
] as const

export type Change = (typeof CHANGES)[number]

/** The state of an application is one word: `submitted`, `active/interview`, `closed/hired`. */
export type StateName = Exclude<Status, 'active' | 'closed'> | `active/${Stage}` | `closed/${Outcome}`

/** From the first that an application is in to the last. */
export const IN_PROGRESS: readonly StateName[] = [
  'submitted',
  'active/viewed',
  'active/review',
  'active/shortlisted',
  'active/interview',
  'active/offer_made',
  'active/accepted',
]
const ENDED: readonly StateName[] = [
  'rejected',
  'closed/hired',
  'closed/declined',
  'closed/withdrawn',
  'closed/position_filled',
  'closed/no_answer',
]
/** An application whose proposal was accepted is confirmed or refused, but no longer moved about. */
const except = (name: StateName) => IN_PROGRESS.filter((each) => each !== name && each !== 'active/accepted')
const PROPOSED: readonly StateName[] = ['active/offer_made', 'active/accepted']

interface Transition {
  change: Change
  by: readonly Side[]
  from: readonly StateName[]
  /** Null means the state before. */
  to: ApplicationState | null
}

const at = (status: Status, stage: Stage | null = null, outcome: Outcome | null = null) => ({
  status,
  stage,
  outcome,
})

const EITHER: readonly Side[] = ['recruiter', 'recruiter_alone']

/**
 * The table has every change that there is. What lies outside the state, as 24 hours or an open offer, is the verbs'
 * business.
 */
const TRANSITIONS: readonly Transition[] = [
  { change: 'submit', by: ['applicant'], from: ['draft'], to: at('submitted') },
  { change: 'apply_again', by: ['applicant'], from: ['closed/withdrawn'], to: at('submitted') },
  { change: 'view', by: ['system'], from: ['submitted'], to: at('active', 'viewed') },
  { change: 'review', by: EITHER, from: except('active/review'), to: at('active', 'review') },
  {
    change: 'shortlisted',
    by: EITHER,
    from: except('active/shortlisted'),
    to: at('active', 'shortlisted'),
  },
  { change: 'interview', by: EITHER, from: except('active/interview'), to: at('active', 'interview') },
  {
    change: 'offer_made',
    by: ['recruiter'],
    from: except('active/offer_made'),
    to: at('active', 'offer_made'),
  },
  { change: 'reject', by: EITHER, from: IN_PROGRESS, to: at('rejected') },
  { change: 'cancel_rejection', by: EITHER, from: ['rejected'], to: null },
  { change: 'accept', by: ['applicant'], from: ['active/offer_made'], to: at('active', 'accepted') },
  { change: 'hire', by: ['recruiter'], from: PROPOSED, to: at('closed', null, 'hired') },
  // What was agreed with an entered candidate was agreed outside the site, from whichever stage.
  { change: 'hire', by: ['recruiter_alone'], from: IN_PROGRESS, to: at('closed', null, 'hired') },
  { change: 'decline', by: ['applicant'], from: PROPOSED, to: at('closed', null, 'declined') },
  { change: 'withdraw', by: ['applicant'], from: IN_PROGRESS, to: at('closed', null, 'withdrawn') },
  {
    change: 'fill_position',
    by: EITHER,
    from: IN_PROGRESS,
    to: at('closed', null, 'position_filled'),
  },
  // A company that owes a confirmation is not let off by its silence.
  { change: 'expire', by: ['system'], from: except('active/accepted'), to: at('closed', null, 'no_answer') },
  { change: 'archive', by: ['applicant', ...EITHER], from: ENDED, to: at('archived') },
]

export function stateName({ status, stage, outcome }: ApplicationState): StateName {
  if (status === 'active') return `active/${stage ?? 'viewed'}`
  if (status === 'closed') return `closed/${outcome ?? 'no_answer'}`
  return status
}

/** Lists the changes that this side can make from here. */
export function allowedTransitions(state: ApplicationState, by: Side): Change[] {
  const name = stateName(state)
  return TRANSITIONS.filter((each) => each.by.includes(by) && each.from.includes(name)).map(
    (each) => each.change,
  )
}

/** Finds a transition; null when this side may not make it from here. */
export function findTransition(state: ApplicationState, by: Side, change: Change): Transition | null {
  const name = stateName(state)
  const found = TRANSITIONS.find((each) => each.change === change && each.by.includes(by))
  return found?.from.includes(name) ? found : null
}

export function isInProgress(state: ApplicationState): boolean {
  return IN_PROGRESS.includes(stateName(state))
}
