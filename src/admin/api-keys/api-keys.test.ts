import { like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { apiKeys } from '#src/offers/partner-api/tables.ts'
import { auditLog, throttles } from '#src/platform/tables.ts'
import { signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
const PATH = '/api/admin/api-keys'

beforeEach(() => services.db.delete(throttles))

const signIn = async () => (await signedInAdmin(site, { first_name: 'Noro', last_name: 'Rabe' })).browser
const ask = (key: string) => new Browser(services).get('/api/v1/offers', { authorization: `Bearer ${key}` })

test('a key is shown once, read by nobody after that, used, counted, and revoked for good', async () => {
  const browser = await signIn()
  const created = await browser.post(PATH, { partner: 'Orinasa', requests_a_day: 5_000 })
  expect(created.status).toBe(201)
  const { id, key } = created.body.data
  expect(key).toMatch(/^asafidy_[\w-]{43}$/)
  const [row] = await services.db.select().from(apiKeys)
  expect(JSON.stringify(row)).not.toContain(key.slice(14))
  expect((await ask(key)).status).toBe(200)
  expect((await ask(key)).headers).toMatchObject({
    'x-ratelimit-limit': '5000',
    'x-ratelimit-remaining': '4998',
  })
  expect((await browser.get(PATH)).body.data).toMatchObject([
    {
      id,
      partner: 'Orinasa',
      prefix: key.slice(0, 14),
      created_by: 'Noro Rabe',
      last_used_at: services.clock.now().toISOString(),
      today: 2,
      month: 2,
    },
  ])
  expect((await browser.delete(`${PATH}/${id}`)).status).toBe(204)
  expect((await browser.delete(`${PATH}/${id}`)).status).toBe(204)
  const refused = await ask(key)
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  const lines = await services.db.select().from(auditLog).where(like(auditLog.action, 'api-keys.%'))
  expect(lines.map(({ action }) => action).sort()).toEqual(['api-keys.created', 'api-keys.revoked'])
  expect(JSON.stringify(lines)).not.toContain(key.slice(14))
})

test('only super-administrators give keys; what is missing is said on its field, an unknown key is not found', async () => {
  const browser = await signIn()
  expect(Object.keys((await browser.post(PATH, { requests_a_day: 5 })).body.errors).sort()).toEqual([
    'partner',
    'requests_a_day',
  ])
  expect((await browser.delete(`${PATH}/999999`)).status).toBe(404)
  for (const admin_role of ['moderator', 'support', 'billing'] as const) {
    const { browser: refused } = await signedInAdmin(site, { admin_role })
    expect((await refused.get(PATH)).status).toBe(403)
    expect((await refused.post(PATH, { partner: 'x', requests_a_day: 500 })).status).toBe(403)
  }
})
