import { expect, test } from 'vitest'
import { hashPassword } from '#src/accounts/passwords.ts'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '../browser.ts'
import { makeApplicant, PASSWORD } from '../factories.ts'
import { useServices } from '../services.ts'

const services = useServices()
const TIMES = 15

test('an unknown address is as much work to refuse as a wrong password', async () => {
  // The password is hashed at the product's own cost, because that of the other tests' people is next to none.
  const { email } = await makeApplicant(services, { password_hash: await hashPassword(PASSWORD) })
  const browser = new Browser(services)
  const work = { known: [] as number[], unknown: [] as number[] }
  for (let time = 0; time < 5; time += 1) await refuse(browser, email)
  // They are asked one after the other, so that whatever slows the process weighs on both.
  for (let time = 0; time < TIMES; time += 1) {
    work.known.push(await refuse(browser, email))
    work.unknown.push(await refuse(browser, `inconnue${time}@exemple.test`))
  }
  const ratio = median(work.unknown) / median(work.known)
  expect(ratio, JSON.stringify(work)).toBeGreaterThan(0.6)
  expect(ratio, JSON.stringify(work)).toBeLessThan(1.4)
})

/** Measures in microseconds of processor time, which do not depend on what else the machine does. */
async function refuse(browser: Browser, email: string): Promise<number> {
  await services.db.delete(throttles)
  const before = process.cpuUsage()
  const { status } = await browser.post('/login', { email, password: 'pas le bon' })
  const { user, system } = process.cpuUsage(before)
  expect(status).toBe(422)
  return user + system
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
