import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { collectParts } from '#src/personal-data/exports/content.ts'
import { auditLog, throttles } from '#src/platform/tables.ts'
import { AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, signedInAs } from '#test/factories.ts'
import { mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { users } from '../tables.ts'

const services = useServices()
const site = useAdminSite(services)
const REASON = 'Ne trouve pas le bouton pour confirmer l’entretien'

beforeEach(async () => {
  await services.db.delete(throttles)
  services.clock.advance(60)
})

const support = () => signedInAdmin(site, { admin_role: 'support', first_name: 'Fenitra', last_name: 'A' })
const begin = async (admin: AdminBrowser, id: number, reason = REASON) =>
  admin.post(`/api/admin/people/${id}/viewings`, { reason })
const pathOf = (answer: { body: { data: { url: string } } }) => new URL(answer.body.data.url).pathname

async function look() {
  const person = await makeApplicant(services)
  const { admin, browser: adminBrowser } = await support()
  const path = pathOf(await begin(adminBrowser, person.id))
  const browser = new Browser(services)
  const opened = await browser.get(path)
  return { person, admin, adminBrowser, path, browser, opened }
}

test('support looks in the place of a person, who is told who and why, and each page is in the log', async () => {
  const { person, admin, browser, opened } = await look()
  expect([opened.status, opened.headers.location]).toEqual([302, '/dashboard'])
  expect(String(opened.headers['set-cookie'])).toMatch(/asafidy_viewing=.*HttpOnly.*SameSite=Lax/)
  const { data } = (await browser.get('/api/user')).body
  expect(data).toMatchObject({
    id: person.id,
    viewed_until: new Date(services.clock.now().getTime() + 15 * 60_000).toISOString(),
  })
  expect((await browser.get('/api/applicant/dashboard?secret=1')).status).toBe(200)
  const [mail] = await mailsTo(services, person.email)
  expect(mail?.subject).toBe('Notre équipe regarde le site comme vous le voyez')
  expect(mail?.text).toContain(REASON)
  expect(mail?.text).toContain('Fenitra A')
  const lines = await services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${person.id}`))
    .orderBy(auditLog.id)
  expect(lines.map(({ action, actor_id, details }) => [action, actor_id, details])).toEqual([
    ['accounts.viewed-as', admin.id, { why: REASON }],
    ['accounts.page-viewed-as', admin.id, { path: '/api/applicant/dashboard' }],
  ])
  // The person's own copy tells it as well.
  const [row] = await services.db.select().from(users).where(eq(users.id, person.id))
  if (!row) throw new Error('no person')
  const part = (await collectParts(services.db, row)).find(({ name }) => name === 'lectures-par-notre-equipe')
  expect(part?.data).toMatchObject([
    { details: { why: REASON } },
    { details: { path: '/api/applicant/dashboard' } },
  ])
  // The person was not here.
  expect(row.last_seen_at).toBeNull()
})

describe('a ticket', () => {
  test('opens once, of two requests at once too', async () => {
    const person = await makeApplicant(services)
    const { browser: admin } = await support()
    const path = pathOf(await begin(admin, person.id))
    const answers = await Promise.all([1, 2, 3].map(() => new Browser(services).get(path)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 404, 404])
    expect((await new Browser(services).get(path)).status).toBe(404)
  })

  test('is dead after a minute, and once another was asked for', async () => {
    const person = await makeApplicant(services)
    const { browser: admin } = await support()
    const late = pathOf(await begin(admin, person.id))
    services.clock.advance(60)
    expect((await new Browser(services).get(late)).status).toBe(404)
    const first = pathOf(await begin(admin, person.id))
    const second = pathOf(await begin(admin, person.id))
    expect((await new Browser(services).get(first)).status).toBe(404)
    expect((await new Browser(services).get(second)).status).toBe(302)
    // A ticket of the public host is none of the administration's.
    expect((await new AdminBrowser(site).get(second)).status).toBe(404)
  })
})

describe('it ends', () => {
  const stillOpen = async (browser: Browser) => (await browser.get('/api/user')).status === 200

  test('after fifteen minutes, however much was looked at', async () => {
    const { browser } = await look()
    services.clock.advance(14 * 60)
    expect(await stillOpen(browser)).toBe(true)
    services.clock.advance(60)
    expect(await stillOpen(browser)).toBe(false)
  })

  test('when it is left, which leads back to the person’s page', async () => {
    const { browser, person } = await look()
    const secret = browser.cookies.get('asafidy_viewing') ?? ''
    const left = await browser.send('DELETE', '/api/viewing')
    expect(new URL(left.body.data.url).pathname).toBe(`/personnes/${person.id}`)
    browser.cookies.set('asafidy_viewing', secret)
    expect(await stillOpen(browser)).toBe(false)
  })

  test('with the administrator’s session', async () => {
    const { browser, adminBrowser } = await look()
    expect(await stillOpen(browser)).toBe(true)
    await adminBrowser.post('/logout')
    expect(await stillOpen(browser)).toBe(false)
  })

  test('when the administrator may do it no more', async () => {
    const { browser, admin } = await look()
    await services.db.update(users).set({ admin_role: 'billing' }).where(eq(users.id, admin.id))
    expect(await stillOpen(browser)).toBe(false)
  })

  test('when the same administrator looks at another one, and when the person is suspended', async () => {
    const { browser, adminBrowser } = await look()
    const other = await makeApplicant(services)
    const next = new Browser(services)
    await next.get(pathOf(await begin(adminBrowser, other.id)))
    expect([await stillOpen(browser), await stillOpen(next)]).toEqual([false, true])
    await services.db.update(users).set({ is_active: false }).where(eq(users.id, other.id))
    expect(await stillOpen(next)).toBe(false)
  })
})

test('it is never of an administrator, nor of nobody or a closed account, and needs a reason', async () => {
  const { browser } = await signedInAdmin(site)
  const colleague = await makeAdmin(services, { admin_role: 'support' })
  expect((await begin(browser, colleague.id)).status).toBe(403)
  expect((await begin(browser, 999_999)).status).toBe(404)
  const closed = await makeApplicant(services, { is_active: false })
  expect((await begin(browser, closed.id)).status).toBe(409)
  const person = await makeApplicant(services)
  const empty = await begin(browser, person.id, ' ')
  expect(empty.body.errors).toEqual({ reason: ['Dites pourquoi'] })
  expect((await begin(browser, person.id, 'x'.repeat(301))).status).toBe(422)
  for (const admin_role of ['moderator', 'billing'] as const)
    expect((await begin((await signedInAdmin(site, { admin_role })).browser, person.id)).status).toBe(403)
})

test('whoever is signed in on the public site with the same browser is somebody else meanwhile, and again afterwards', async () => {
  const own = await makeApplicant(services)
  const browser = await signedInAs(services, own)
  const person = await makeApplicant(services)
  const { browser: admin } = await support()
  await browser.get(pathOf(await begin(admin, person.id)))
  expect((await browser.get('/api/user')).body.data.id).toBe(person.id)
  expect((await browser.put('/api/user', { first_name: 'Faux', last_name: 'Nom' })).status).toBe(403)
  await browser.send('DELETE', '/api/viewing')
  expect((await browser.get('/api/user')).body.data.id).toBe(own.id)
})
