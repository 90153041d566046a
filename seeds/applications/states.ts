import {
  type ApplicationState,
  OUTCOMES,
  type Outcome,
  STAGES,
  type Stage,
} from '#src/applications/shared/states.ts'
import type { Outline } from '../offers/outline.ts'
import { type Random, weighted } from '../random.ts'

/** Every state has a short name: its stage or outcome, or else its status. */
export type StateName = 'draft' | 'submitted' | Stage | 'rejected' | Outcome | 'archived'

export const STATE_NAMES: readonly StateName[] = [
  'draft',
  'submitted',
  ...STAGES,
  'rejected',
  ...OUTCOMES,
  'archived',
]

const isOutcome = (name: string): name is Outcome => OUTCOMES.some((each) => each === name)

export function stateNamed(name: StateName): ApplicationState {
  if (name === 'draft' || name === 'submitted' || name === 'rejected' || name === 'archived') {
    return { status: name, stage: null, outcome: null }
  }
  if (isOutcome(name)) return { status: 'closed', stage: null, outcome: name }
  return { status: 'active', stage: name, outcome: null }
}

const OPEN: readonly (readonly [StateName, number])[] = [
  ['draft', 5],
  ['submitted', 22],
  ['viewed', 18],
  ['review', 15],
  ['shortlisted', 10],
  ['interview', 10],
  ['offer_made', 3],
  ['rejected', 9],
  ['withdrawn', 4],
  ['declined', 2],
  ['archived', 2],
  // Only the demonstration accounts have applications in these states.
  ['accepted', 0],
]
const OVER: readonly (readonly [StateName, number])[] = [
  ['position_filled', 30],
  ['rejected', 28],
  ['no_answer', 18],
  ['withdrawn', 7],
  ['hired', 10],
  ['declined', 4],
  ['archived', 4],
]
const pickOpen = weighted(OPEN, (entry) => entry[1])
const pickOver = weighted(OVER, (entry) => entry[1])

/** Whether an application can be in a state, given what became of its offer. */
export function fits(name: StateName, outline: Outline, alreadyHired: boolean): boolean {
  if (outline.status === 'published') return OPEN.some((entry) => entry[0] === name)
  if (outline.status !== 'closed' && outline.status !== 'archived') return false
  if (name === 'hired') return outline.close_reason === 'filled_here' && !alreadyHired
  if (name === 'position_filled') return outline.close_reason !== 'expired'
  return OVER.some((entry) => entry[0] === name)
}

export function pickState(random: Random, outline: Outline, alreadyHired: boolean): StateName {
  const name = (outline.status === 'published' ? pickOpen(random) : pickOver(random))[0]
  return fits(name, outline, alreadyHired) ? name : 'rejected'
}

/** The states an application went through, the last one included. */
export function pathTo(random: Random, name: StateName): StateName[] {
  const line: StateName[] = ['submitted', 'viewed', 'review', 'shortlisted', 'interview', 'offer_made']
  const at = line.indexOf(name)
  if (at >= 0)
    return line
      .slice(0, at + 1)
      .filter((state) => state !== 'review' || name === 'review' || random.chance(0.7))
  if (name === 'draft') return ['draft']
  if (name === 'accepted' || name === 'hired' || name === 'declined') return [...line, name]
  if (name === 'no_answer') return [...line.slice(0, random.int(1, 2)), name]
  const before = line.slice(0, random.int(2, 5))
  return name === 'archived' ? [...before, 'rejected', 'archived'] : [...before, name]
}
