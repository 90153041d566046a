import { expect, test } from 'vitest'
import { Bounded } from './bounded.ts'
import { HttpError } from './errors.ts'

/** Makes work that lasts until the test calls `end`. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

test('so many work at once, so many wait, and whoever comes beyond is sent away with the time to come back', async () => {
  const bounded = new Bounded({ atOnce: 2, waiting: 1 })
  const [one, two, three] = [held(), held(), held()]
  const first = bounded.run(one.work)
  const second = bounded.run(two.work)
  const third = bounded.run(three.work)
  expect([bounded.running, bounded.waiting]).toEqual([2, 1])
  const refused = await bounded.run(async () => 'never').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(HttpError)
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  one.end()
  await first
  expect([bounded.running, bounded.waiting]).toEqual([2, 0])
  two.end()
  three.end()
  await Promise.all([second, third])
  expect(bounded.running).toBe(0)
})

test('work that fails gives its place back', async () => {
  const bounded = new Bounded({ atOnce: 1, waiting: 0 })
  await expect(bounded.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await bounded.run(async () => 'yes')).toBe('yes')
})
