import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import type { Browser } from '../browser.ts'
import { makeApplicant, makeCompany, PASSWORD, signedInAs } from '../factories.ts'
import { useServices } from '../services.ts'

const services = useServices()
beforeEach(async () => {
  await services.db.delete(throttles)
})

const OLD = 16 * 60
const CODES = '/api/user/two-factor'

/** The calls that open an account, hand it over or empty it. */
const ACTS: [name: string, act: (browser: Browser) => Promise<{ status: number; body: Refusal }>][] = [
  ['linking a provider', (browser) => browser.get('/api/auth/oauth/v2/google/login?intent=link')],
  ['unlinking one', (browser) => browser.delete('/api/user/social-accounts/google')],
  ['changing the address', (browser) => browser.put('/api/user/email', { email: 'autre@exemple.test' })],
  ['beginning with codes', (browser) => browser.post(CODES, {})],
  ['confirming codes', (browser) => browser.put(CODES, { code: '123456' })],
  ['new recovery codes', (browser) => browser.post(`${CODES}/recovery-codes`, {})],
  ['ending the codes', (browser) => browser.delete(CODES, {})],
  ['asking for a copy', (browser) => browser.post('/api/user/exports')],
  ['downloading it', (browser) => browser.get(`/api/user/exports/${randomUUID()}/file`)],
  ['proving beforehand', (browser) => browser.post('/api/user/proof', {})],
]

interface Refusal {
  errors?: Record<string, string[]>
}

test.each(ACTS)(
  '%s asks for a verified address, then for a recent proof, then goes on',
  async (_name, act) => {
    const unverified = await signedInAs(services, await makeApplicant(services, { email_verified_at: null }))
    expect((await act(unverified)).status).toBe(403)
    const browser = await signedInAs(services, await makeApplicant(services))
    services.clock.advance(OLD)
    const refused = await act(browser)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['proof']])
    expect((await browser.post('/api/user/proof', { password: 'pas le bon' })).body.errors).toHaveProperty(
      'password',
    )
    expect((await act(browser)).body.errors).toHaveProperty('proof')
    expect((await browser.post('/api/user/proof', { password: PASSWORD })).status).toBe(204)
    const passed = await act(browser)
    expect(passed.status).not.toBe(403)
    expect(passed.body.errors ?? {}).not.toHaveProperty('proof')
    services.clock.advance(OLD)
    expect((await act(browser)).body.errors).toHaveProperty('proof')
  },
)

test('handing a company over asks for the same', async () => {
  const { owner } = await makeCompany(services)
  const browser = await signedInAs(services, owner)
  services.clock.advance(OLD)
  const hand = () => browser.put('/api/recruiter/owner', { member_id: 999_999 })
  expect((await hand()).body.errors).toHaveProperty('proof')
  await browser.post('/api/user/proof', { password: PASSWORD })
  expect((await hand()).status).toBe(404)
})

test('a deletion asks for a verified address and the password, however recent the proof', async () => {
  const asked = { confirmation: 'SUPPRIMER' }
  const unverified = await signedInAs(services, await makeApplicant(services, { email_verified_at: null }))
  const stranger = await unverified.post('/api/user/deletion', { ...asked, password: PASSWORD })
  expect(stranger.status).toBe(403)
  const browser = await signedInAs(services, await makeApplicant(services))
  expect((await browser.post('/api/user/deletion', asked)).body.errors).toHaveProperty('password')
  expect((await browser.post('/api/user/deletion', { ...asked, password: PASSWORD })).status).toBe(200)
})
