import { expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from './browser.ts'
import { makeApplicant } from './factories.ts'
import { useWorld } from './world.ts'

const world = useWorld()
const TIMES = 15

test('an unknown address takes as long to refuse as a wrong password', async () => {
  const { email } = await makeApplicant(world)
  const browser = new Browser(world)
  const durations = { known: [] as number[], unknown: [] as number[] }
  await refuse(browser, email)
  // One after the other, so that a busy machine slows both.
  for (let time = 0; time < TIMES; time += 1) {
    durations.known.push(await refuse(browser, email))
    durations.unknown.push(await refuse(browser, `inconnue${time}@exemple.test`))
  }
  const ratio = median(durations.unknown) / median(durations.known)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.4)
})

async function refuse(browser: Browser, email: string): Promise<number> {
  await world.db.delete(throttles)
  const start = performance.now()
  const { status } = await browser.post('/login', { email, password: 'pas le bon' })
  expect(status).toBe(422)
  return performance.now() - start
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
