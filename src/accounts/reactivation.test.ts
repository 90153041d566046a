import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, outgoingMails } from '#src/platform/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { codeNow, makeApplicant, PASSWORD, withCodes } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { users } from './tables.ts'

const services = useServices()
const ago = (days: number) => after(services.clock.now(), -days * DAY)

async function signIn(email: string) {
  const browser = new Browser(services)
  return { browser, answer: await browser.post('/login', { email, password: PASSWORD }) }
}

test('signing in opens again an account that its owner closed', async () => {
  const closed = { is_active: false, deactivated_at: ago(3), deletion_requested_at: ago(3) }
  const user = await makeApplicant(services, closed)
  const { browser, answer } = await signIn(user.email)
  expect([answer.status, answer.body]).toEqual([200, { two_factor: false, reopened: true }])
  expect((await browser.get('/api/user')).body.data.is_active).toBe(true)
  const [row] = await services.db.select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ is_active: true, deactivated_at: null, deletion_requested_at: null })
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, user.email))
  expect(mails.map(({ subject }) => subject)).toEqual(['Votre compte est de nouveau actif'])
  const lines = await services.db.select().from(auditLog).where(eq(auditLog.actor_id, user.id))
  expect(lines.map(({ action }) => action)).toContain('accounts.reopened')
  expect((await signIn(user.email)).answer.body.reopened).toBe(false)
})

test('a closed account with codes opens again only once the code is right', async () => {
  const user = await makeApplicant(services, {
    ...withCodes(services),
    is_active: false,
    deactivated_at: ago(100),
  })
  const { browser, answer } = await signIn(user.email)
  expect(answer.body).toEqual({ two_factor: true, reopened: false })
  const [row] = await services.db.select().from(users).where(eq(users.id, user.id))
  expect(row?.is_active).toBe(false)
  const entered = await browser.post('/two-factor-challenge', { code: codeNow(services) })
  expect(entered.body).toEqual({ two_factor: false, reopened: true })
})

test('after thirty days, once erased or when suspended nobody comes back', async () => {
  const gone = [
    { is_active: false, deletion_requested_at: ago(30) },
    { is_active: false, deactivated_at: ago(1), deleted_at: ago(1) },
    { is_active: false },
  ]
  for (const values of gone) {
    const user = await makeApplicant(services, values)
    expect((await signIn(user.email)).answer.status).toBe(422)
  }
})
