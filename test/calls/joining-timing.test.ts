import { expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '../browser.ts'
import { makeApplicant, makeCompany } from '../factories.ts'
import { useServices } from '../services.ts'

const services = useServices()
const TIMES = 15
const password = 'quatre baobabs sur la colline'
const PERSON = {
  first_name: 'Miora',
  last_name: 'Rakoto',
  password,
  password_confirmation: password,
  terms: true,
  company_name: 'Vanille du Nord',
  phone_number: '034 12 345 67',
}

test.each(['applicant', 'recruiter'])(
  'registering an address that has an account is as much work as a new %s',
  async (account_type) => {
    const { email } =
      account_type === 'applicant' ? await makeApplicant(services) : (await makeCompany(services)).owner
    const register = (address: string) => work('/register', { ...PERSON, account_type, email: address }, 202)
    await expectAlike(
      () => register(email),
      (time) => register(`${account_type}${time}@exemple.test`),
    )
  },
)

test('asking for a new password is as much work for an unknown address', async () => {
  const { email } = await makeApplicant(services)
  const ask = (address: string) => work('/forgot-password', { email: address }, 200)
  await expectAlike(
    () => ask(email),
    (time) => ask(`inconnue${time}@exemple.test`),
  )
})

async function expectAlike(known: () => Promise<number>, unknown: (time: number) => Promise<number>) {
  const spent = { known: [] as number[], unknown: [] as number[] }
  for (let time = 0; time < 5; time += 1) await known()
  // They are asked one after the other, so that whatever slows the process weighs on both.
  for (let time = 0; time < TIMES; time += 1) {
    spent.known.push(await known())
    spent.unknown.push(await unknown(time))
  }
  const ratio = median(spent.unknown) / median(spent.known)
  expect(ratio, JSON.stringify(spent)).toBeGreaterThan(0.6)
  expect(ratio, JSON.stringify(spent)).toBeLessThan(1.4)
}

/** Measures in microseconds of processor time, which do not depend on what else the machine does. */
async function work(url: string, body: Record<string, unknown>, expected: number): Promise<number> {
  await services.db.delete(throttles)
  services.clock.advance(61)
  const browser = new Browser(services)
  await browser.get('/sanctum/csrf-cookie')
  const before = process.cpuUsage()
  const { status } = await browser.post(url, body)
  const { user, system } = process.cpuUsage(before)
  expect(status).toBe(expected)
  return user + system
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
