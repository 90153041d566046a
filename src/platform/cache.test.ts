import { expect, test } from 'vitest'
import { openCache } from './cache.ts'

function makeCache({ most = 2 } = {}) {
  let now = new Date('2026-11-21T08:00:00Z').getTime()
  let made = 0
  const cache = openCache<{ number: number }>(
    { now: () => new Date(now) },
    { seconds: 15, most, isKept: ({ number }) => number < 100 },
  )
  const ask = async (key: string, number = 0) =>
    (await cache(key, async () => ({ number: number + ++made }))).number
  return { cache, ask, advance: (seconds: number) => (now += seconds * 1000) }
}

test('what was made is given again until its seconds are over', async () => {
  const { ask, advance } = makeCache()
  expect(await ask('a')).toBe(1)
  advance(14)
  expect(await ask('a')).toBe(1)
  advance(2)
  expect(await ask('a')).toBe(2)
})

test('those who ask while it is made wait for the same making, and a failure is not kept', async () => {
  const { cache, ask } = makeCache()
  let calls = 0
  const failing = () => cache('a', async () => Promise.reject(new Error(`failure ${++calls}`)))
  const both = await Promise.allSettled([failing(), failing()])
  expect(both.map((each) => each.status === 'rejected' && each.reason.message)).toEqual([
    'failure 1',
    'failure 1',
  ])
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([1, 1])
})

test('what is not to be kept is given to those who wait, and made anew for the next', async () => {
  const { ask } = makeCache()
  expect(await Promise.all([ask('a', 100), ask('a', 100)])).toEqual([101, 101])
  expect(await ask('a')).toBe(2)
})

test('only those asked for last are kept; one pushed out while it is made is given all the same', async () => {
  const { ask } = makeCache()
  expect(await Promise.all(['a', 'b', 'c'].map((key) => ask(key)))).toEqual([1, 2, 3])
  expect(await ask('b')).toBe(2)
  expect(await ask('d')).toBe(4)
  expect(await ask('b')).toBe(2)
  expect(await ask('c')).toBe(5)
})
