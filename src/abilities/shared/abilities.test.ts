import { expect, test } from 'vitest'
import { type Ability, isAllowed, readRules } from './abilities.ts'

const RULES = [
  { action: 'view', subject: 'my resumes' },
  { action: 'edit', subject: 'resume' },
] as const

test('rules allow the pairs that they name and nothing beside', () => {
  expect(isAllowed(RULES, 'edit', 'resume')).toBe(true)
  expect(isAllowed(RULES, 'create', 'resume')).toBe(false)
  expect(isAllowed([], 'view', 'my resumes')).toBe(false)
})

test('of what a cookie or an answer holds, only pairs that the site knows are rules', () => {
  const given = [
    RULES[0],
    { action: 'edit', subject: 'my resumes' },
    { action: 'constructor', subject: 'name' },
    { action: 'view' },
    'view',
    null,
  ]
  expect(readRules(given)).toEqual([RULES[0]])
  for (const nothing of [null, 'rules', { action: 'view', subject: 'my resumes' }])
    expect(readRules(nothing)).toEqual([])
})

test('a pair that the specification does not name is refused by the compiler', () => {
  const pairs: Ability[] = [
    ['view', 'my saved offer'],
    // @ts-expect-error an offer that is saved is viewed as « my saved offer »
    ['view', 'my save offer'],
    // @ts-expect-error only job offers and resumes are edited
    ['edit', 'my resumes'],
  ]
  expect(pairs.filter(([action, subject]) => readRules([{ action, subject }]).length > 0)).toHaveLength(1)
})
