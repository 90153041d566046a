import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { codeNow, makeAdmin, makeApplicant, PASSWORD, signedInAs, withCodes } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const PROOF = '/api/user/proof'
const QUARTER_SECONDS = 15 * 60
const MINUTE_SECONDS = 60

/** Somebody who signed in longer ago than a proof is good for. */
async function signedInLongAgo(user: { email: string }) {
  const browser = await signedInAs(services, user)
  services.clock.advance(QUARTER_SECONDS)
  return browser
}

const prove = async (browser: Browser, body: Record<string, unknown> = {}) => {
  const { status, body: answer } = await browser.post(PROOF, body)
  return [status, Object.keys(answer.errors ?? {})]
}

test('nobody is asked within a quarter of an hour of signing in, and everybody after it', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  services.clock.advance(QUARTER_SECONDS - 1)
  expect(await prove(browser)).toEqual([204, []])
  services.clock.advance(1)
  expect(await prove(browser)).toEqual([422, ['proof']])
})

test('the password is good for a quarter of an hour, in the browser where it was shown', async () => {
  const user = await makeApplicant(services)
  const elsewhere = await signedInAs(services, user)
  const browser = await signedInLongAgo(user)
  expect(await prove(browser, { password: PASSWORD })).toEqual([204, []])
  services.clock.advance(QUARTER_SECONDS - 1)
  expect(await prove(browser)).toEqual([204, []])
  expect(await prove(elsewhere)).toEqual([422, ['proof']])
  services.clock.advance(1)
  expect(await prove(browser)).toEqual([422, ['proof']])
})

test('a code of the authenticator is as good, spaced as people read it, once', async () => {
  const browser = await signedInLongAgo(await makeApplicant(services, withCodes(services)))
  const code = codeNow(services)
  expect(await prove(browser, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toEqual([204, []])
  expect(await prove(browser)).toEqual([204, []])
  expect(await prove(browser, { code })).toEqual([422, ['code']])
})

test('a wrong password and a wrong code prove nothing and are in the log', async () => {
  const user = await makeApplicant(services, withCodes(services))
  const browser = await signedInLongAgo(user)
  expect(await prove(browser, { password: 'pas le bon' })).toEqual([422, ['password']])
  expect(await prove(browser, { code: '000000' })).toEqual([422, ['code']])
  expect(await prove(browser)).toEqual([422, ['proof']])
  const lines = await services.db.select().from(auditLog).where(eq(auditLog.actor_id, user.id))
  const refused = lines.map(({ action }) => action).filter((action) => action.endsWith('-refused'))
  expect(refused).toEqual(['accounts.password-refused', 'accounts.code-refused'])
})

test('what is no code is refused before it counts as a try', async () => {
  const browser = await signedInLongAgo(await makeApplicant(services, withCodes(services)))
  for (const code of ['12345', 'abcdef', '1234567'])
    expect(await prove(browser, { code })).toEqual([422, ['code']])
  for (const password of [12, ['x'], 'x'.repeat(1_001)])
    expect(await prove(browser, { password })).toEqual([422, ['password']])
  expect(await prove(browser, { code: codeNow(services) })).toEqual([204, []])
})

test('the sixth wrong password of a minute waits, even with the right one', async () => {
  const browser = await signedInLongAgo(await makeApplicant(services))
  for (let time = 0; time < 5; time += 1)
    expect(await prove(browser, { password: 'pas le bon' })).toEqual([422, ['password']])
  expect(await prove(browser, { password: PASSWORD })).toEqual([429, ['password']])
  services.clock.advance(MINUTE_SECONDS + 1)
  expect(await prove(browser, { password: PASSWORD })).toEqual([204, []])
})

test('whoever has not proved to read the mailbox proves nothing by the password', async () => {
  const browser = await signedInAs(services, await makeApplicant(services, { email_verified_at: null }))
  expect(await prove(browser)).toEqual([403, []])
  expect(await prove(browser, { password: PASSWORD })).toEqual([403, []])
})

test('nobody proves anything signed out; an administrator does before it has codes', async () => {
  expect(await prove(new Browser(services), { password: PASSWORD })).toEqual([401, []])
  const administrator = await signedInLongAgo(await makeAdmin(services, {}))
  expect(await prove(administrator, { password: PASSWORD })).toEqual([204, []])
})
