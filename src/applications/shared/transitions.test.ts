import { expect, test } from 'vitest'
import { stateLabel } from './labels.ts'
import { OUTCOMES, STAGES } from './states.ts'
import { allowedTransitions, findTransition, type Side, stateName } from './transitions.ts'

const at = (name: string) => {
  const [status = '', detail = null] = name.split('/')
  return {
    status: status as 'submitted',
    stage: status === 'active' ? (detail as 'viewed') : null,
    outcome: status === 'closed' ? (detail as 'hired') : null,
  }
}
const STEPS = ['review', 'shortlisted', 'interview', 'offer_made']
const without = (...left: string[]) => STEPS.filter((step) => !left.includes(step))

const RECRUITER: Record<string, string[]> = {
  draft: [],
  submitted: [...STEPS, 'reject', 'fill_position'],
  'active/viewed': [...STEPS, 'reject', 'fill_position'],
  'active/review': [...without('review'), 'reject', 'fill_position'],
  'active/shortlisted': [...without('shortlisted'), 'reject', 'fill_position'],
  'active/interview': [...without('interview'), 'reject', 'fill_position'],
  'active/offer_made': [...without('offer_made'), 'reject', 'hire', 'fill_position'],
  'active/accepted': ['reject', 'hire', 'fill_position'],
  rejected: ['cancel_rejection', 'archive'],
  archived: [],
  ...Object.fromEntries(OUTCOMES.map((outcome) => [`closed/${outcome}`, ['archive']])),
}
/** A recruiter makes no proposal to whom it entered, and may hire that person from whichever stage. */
const ALONE: Record<string, string[]> = Object.fromEntries(
  Object.entries(RECRUITER).map(([name, changes]) => {
    if (!changes.includes('reject')) return [name, changes]
    const others = changes.filter((change) => change !== 'offer_made' && change !== 'hire')
    return [name, others.toSpliced(others.indexOf('reject') + 1, 0, 'hire')]
  }),
)
const APPLICANT: Record<string, string[]> = {
  draft: ['submit'],
  submitted: ['withdraw'],
  ...Object.fromEntries(STAGES.map((stage) => [`active/${stage}`, ['withdraw']])),
  'active/offer_made': ['accept', 'decline', 'withdraw'],
  'active/accepted': ['decline', 'withdraw'],
  rejected: ['archive'],
  archived: [],
  ...Object.fromEntries(OUTCOMES.map((outcome) => [`closed/${outcome}`, ['archive']])),
  'closed/withdrawn': ['apply_again', 'archive'],
}
const SYSTEM: Record<string, string[]> = {
  ...Object.fromEntries(Object.keys(RECRUITER).map((name) => [name, []])),
  submitted: ['view', 'expire'],
  ...Object.fromEntries(STAGES.map((stage) => [`active/${stage}`, ['expire']])),
  'active/accepted': [],
}

test.each([
  ['recruiter', RECRUITER],
  ['recruiter_alone', ALONE],
  ['applicant', APPLICANT],
  ['system', SYSTEM],
] as [Side, Record<string, string[]>][])('from each state the %s can do just this', (side, table) => {
  const found = Object.fromEntries(
    Object.keys(table).map((name) => [name, allowedTransitions(at(name), side)]),
  )
  expect(found).toEqual(table)
})

test('every state has its words and its name', () => {
  expect(Object.keys(RECRUITER).map((name) => stateLabel(at(name)))).not.toContain(undefined)
  expect(Object.keys(RECRUITER).map((name) => stateName(at(name)))).toEqual(Object.keys(RECRUITER))
})

test('a change by the wrong side is none', () => {
  expect(findTransition(at('active/offer_made'), 'applicant', 'hire')).toBeNull()
  expect(findTransition(at('active/offer_made'), 'recruiter', 'hire')?.to?.outcome).toBe('hired')
})
