import { expect, test, vi } from 'vitest'
import { StaleCache } from './stale-cache.ts'

const clock = {
  at: 0,
  now() {
    return new Date(this.at)
  },
}
const open = () => new StaleCache<{ n: number }>(clock, { seconds: 30, oldest: 600, most: 10 })
const soon = 5_000

test('figures are made once for all who ask together, and kept', async () => {
  const figures = open()
  const make = vi.fn(async () => ({ n: 1 }))
  const asked = await Promise.all([1, 2, 3].map(() => figures.find('a', make, soon)))
  expect([...asked, await figures.find('a', make, soon)]).toEqual(Array(4).fill({ n: 1 }))
  expect(make).toHaveBeenCalledTimes(1)
})

test('old figures are given while new ones are made, one at a time', async () => {
  const figures = open()
  const ends: (() => void)[] = []
  let n = 0
  const make = async () => ({ n: ++n })
  const slowly = vi.fn(() => new Promise<{ n: number }>((end) => ends.push(() => end({ n: ++n }))))
  await figures.find('a', make, soon)
  await figures.find('b', make, soon)
  clock.at += 31_000
  expect(await figures.find('a', slowly, soon)).toEqual({ n: 1 })
  expect(await figures.find('b', slowly, soon)).toEqual({ n: 2 })
  expect(slowly).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.waitFor(async () => expect(await figures.find('a', slowly, soon)).toEqual({ n: 3 }))
  expect(slowly).toHaveBeenCalledTimes(2)
})

test('figures that took long to make are made anew less often', async () => {
  const figures = open()
  const make = vi.fn(async () => {
    clock.at += 4_000
    return { n: 1 }
  })
  await figures.find('a', make, soon)
  clock.at += 79_000
  await figures.find('a', make, soon)
  expect(make).toHaveBeenCalledTimes(1)
  clock.at += 2_000
  await figures.find('a', make, soon)
  expect(make).toHaveBeenCalledTimes(2)
})

test('nobody waits longer than they are ready to, nor is given figures that are too old', async () => {
  const figures = open()
  const never = () => new Promise<{ n: number }>(() => undefined)
  await figures.find('a', async () => ({ n: 1 }), soon)
  clock.at += 601_000
  expect(await figures.find('a', never, 1)).toBeNull()
})

test('a failure is nobody’s: the next one tries again', async () => {
  const figures = open()
  expect(await figures.find('a', () => Promise.reject(new Error('away')), soon)).toBeNull()
  expect(await figures.find('a', async () => ({ n: 1 }), soon)).toEqual({ n: 1 })
})
