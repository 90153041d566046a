import { describe, expect, test, vi } from 'vitest'
import { Cache } from './cache.ts'

interface Made {
  number: number
}

function makeClock() {
  let at = Date.parse('2026-11-21T08:00:00Z')
  return {
    now: () => new Date(at),
    advance: (seconds: number) => {
      at += seconds * 1000
    },
  }
}

function makeCache({ most = 2 } = {}) {
  const clock = makeClock()
  let made = 0
  const cache = new Cache<Made>(clock, { seconds: 15, most, isKept: ({ number }) => number < 100 })
  const ask = async (key: string, number = 0) =>
    (await cache.get(key, async () => ({ number: number + ++made }))).number
  return { cache, ask, advance: clock.advance }
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
  const failing = () => cache.get('a', async () => Promise.reject(new Error(`failure ${++calls}`)))
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

describe('what is dear', () => {
  const SOON = 5_000

  function makeDear() {
    const clock = makeClock()
    const cache = new Cache<Made>(clock, { seconds: 30, oldestSeconds: 600, most: 10 })
    const find = (key: string, make: () => Promise<Made>, patience = SOON) =>
      cache.getWithin(patience, key, make)
    return { find, advance: clock.advance }
  }

  test('is made once for all who ask together, and kept', async () => {
    const { find } = makeDear()
    const make = vi.fn(async () => ({ number: 1 }))
    const asked = await Promise.all([1, 2, 3].map(() => find('a', make)))
    expect([...asked, await find('a', make)]).toEqual(Array(4).fill({ number: 1 }))
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is given as it was while it is made anew, one key at a time', async () => {
    const { find, advance } = makeDear()
    const ends: (() => void)[] = []
    let number = 0
    const make = async () => ({ number: ++number })
    const slowly = vi.fn(() => new Promise<Made>((end) => ends.push(() => end({ number: ++number }))))
    await find('a', make)
    await find('b', make)
    advance(31)
    expect(await find('a', slowly)).toEqual({ number: 1 })
    expect(await find('b', slowly)).toEqual({ number: 2 })
    expect(slowly).toHaveBeenCalledTimes(1)
    ends[0]?.()
    await vi.waitFor(async () => expect(await find('a', slowly)).toEqual({ number: 3 }))
    expect(slowly).toHaveBeenCalledTimes(2)
  })

  test('is made anew less often when it took long', async () => {
    const { find, advance } = makeDear()
    const make = vi.fn(async () => {
      advance(4)
      return { number: 1 }
    })
    await find('a', make)
    advance(79)
    await find('a', make)
    expect(make).toHaveBeenCalledTimes(1)
    advance(2)
    await find('a', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  test('is waited for no longer than one is ready to, and not given when it is too old', async () => {
    const { find, advance } = makeDear()
    const never = () => new Promise<Made>(() => undefined)
    await find('a', async () => ({ number: 1 }))
    advance(601)
    expect(await find('a', never, 1)).toBeNull()
  })

  test('fails for nobody: what was made before is given, and the next one tries again', async () => {
    const { find, advance } = makeDear()
    const failing = () => Promise.reject(new Error('away'))
    expect(await find('a', failing)).toBeNull()
    expect(await find('a', async () => ({ number: 1 }))).toEqual({ number: 1 })
    advance(31)
    expect(await find('a', failing)).toEqual({ number: 1 })
  })
})
