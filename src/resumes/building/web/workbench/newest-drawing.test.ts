import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/shell/api/api.ts'
import { NewestDrawing } from './newest-drawing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Asked {
  state: string
  answer: (picture: string) => void
  refuse: (error: Error) => void
}

/** Somebody who looks and writes; what is drawn is answered when the test says so. */
function writer() {
  const asked: Asked[] = []
  const shown: string[] = []
  const failures: [string, number, boolean][] = []
  const drawing = new NewestDrawing<string, string>(
    (state) => new Promise((answer, refuse) => asked.push({ state, answer, refuse })),
    {
      drawn: (_, picture) => shown.push(picture),
      failed: (state, { status }, isFinal) => failures.push([state, status, isFinal]),
    },
  )
  drawing.look(true)
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const states = () => asked.map(({ state }) => state)
  return { drawing, asked, states, shown, failures, pass }
}

test('what is typed without a pause is drawn once, soon after it stops', async () => {
  const { drawing, states, pass } = writer()
  for (const state of ['S', 'So', 'Soa']) {
    drawing.want(state)
    await pass(5)
  }
  expect(states()).toEqual([])
  await pass(10)
  expect(states()).toEqual(['Soa'])
})

test('an older state never comes over a newer one, however late its answer is', async () => {
  const { drawing, asked, states, shown, pass } = writer()
  drawing.want('ancien')
  await pass(100)
  drawing.want('entre deux')
  await pass(100)
  drawing.want('nouveau')
  await pass(10_000)
  // The first is not answered yet: no other is asked for beside it.
  expect(states()).toEqual(['ancien'])
  asked[0]?.answer('ancien')
  await pass(0)
  expect(states()).toEqual(['ancien', 'nouveau'])
  asked[1]?.answer('nouveau')
  await pass(10_000)
  expect([shown, states()]).toEqual([
    ['ancien', 'nouveau'],
    ['ancien', 'nouveau'],
  ])
})

test('nothing is drawn while nobody looks; the newest is as soon as somebody does', async () => {
  const { drawing, asked, states, shown, pass } = writer()
  drawing.look(false)
  drawing.want('un')
  await pass(1_000)
  drawing.want('deux')
  await pass(1_000)
  expect(states()).toEqual([])
  drawing.look(true)
  await pass(0)
  expect(states()).toEqual(['deux'])
  asked[0]?.answer('deux')
  await pass(0)
  // Looked at again, it is there already.
  drawing.look(false)
  drawing.look(true)
  await pass(1_000)
  expect([states(), shown]).toEqual([['deux'], ['deux']])
})

test('what the network lost is asked for again, what was refused is not', async () => {
  const { drawing, asked, states, failures, pass } = writer()
  drawing.want('un')
  await pass(100)
  asked[0]?.refuse(new ApiError(0, 'La connexion a été interrompue.'))
  await pass(3_900)
  expect(states()).toEqual(['un'])
  await pass(200)
  expect(states()).toEqual(['un', 'un'])
  asked[1]?.refuse(new ApiError(422, 'Trop long.'))
  await pass(60_000)
  expect([states().length, failures]).toEqual([
    2,
    [
      ['un', 0, false],
      ['un', 422, true],
    ],
  ])
  drawing.want('deux')
  await pass(100)
  expect(states().at(-1)).toBe('deux')
})
