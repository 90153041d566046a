import { expect, test } from 'vitest'
import { networkOf } from '../network.ts'
import { type Asker, FairQueue } from './fair-queue.ts'

/** Makes work that lasts until the test ends it, and lists what has begun in its order. */
function makeWork(queue: FairQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (personId: number, name: string) =>
    queue.run(personId, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, ask, end }
}

test('two work at once, one of each person, each in turn', async () => {
  const { begun, ask, end } = makeWork(new FairQueue({ atOnce: 2, mostOfOne: 5, most: 9 }))
  for (const name of ['a1', 'a2', 'a3']) ask(1, name)
  for (const name of ['b1', 'b2']) ask(2, name)
  ask(3, 'c1')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('one person’s share is full before the queue is, and both say how long to wait', async () => {
  const { ask, begun, end } = makeWork(new FairQueue({ atOnce: 1, mostOfOne: 2, most: 3 }))
  for (const name of ['a1', 'a2', 'a3', 'b1']) ask(name.startsWith('a') ? 1 : 2, name)
  await expect(ask(1, 'a4')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '10' } })
  await expect(ask(3, 'c1')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  ask(3, 'c2')
  await new Promise(setImmediate)
  expect(begun).toContain('c2')
})

test('work that fails leaves its place', async () => {
  const queue = new FairQueue({ atOnce: 1, mostOfOne: 1, most: 1 })
  const failing = () => Promise.reject(new Error('on purpose'))
  await expect(queue.run(1, failing)).rejects.toThrow('on purpose')
  expect(await queue.run(1, async () => 'done')).toBe('done')
})

test('a guest is its network, whose full share does not say that this guest asked too often', async () => {
  const queue = new FairQueue({ atOnce: 1, mostOfOne: 1, most: 9 })
  const [one, other] = [networkOf('2001:db8:1:1::1'), networkOf('2001:db8:1:2::1')]
  const ends: (() => void)[] = []
  const begin = (asker: Asker) => queue.run(asker, () => new Promise<void>((end) => ends.push(end)))
  begin(one)
  const waiting = [begin(one), begin(other)]
  await expect(begin(networkOf('2001:DB8:1:1:ffff::2'))).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('de votre réseau'),
    headers: { 'retry-after': '10' },
  })
  for (let turn = 0; turn < 3; turn++) {
    ends[turn]?.()
    await new Promise(setImmediate)
  }
  await Promise.all(waiting)
})
