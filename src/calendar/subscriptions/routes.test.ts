import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeMonth, readFeed } from '#test/calendar.ts'
import { makeApplicant, makeCompany, PASSWORD, signedInAs } from '#test/factories.ts'
import { mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const ADDRESS = '/api/calendar/subscription'
const NONE = { url: null, created_at: null }

async function pathOf(browser: Browser) {
  return new URL((await browser.put(ADDRESS)).body.data.url).pathname
}

const program = (ip?: string) => new Browser(services, ip)

test('what a program subscribes to says the same as both calendars, until the address is renewed or revoked', async () => {
  const { browser, recruiter } = await makeMonth(services)
  for (const side of [browser, recruiter]) {
    const first = await pathOf(side)
    const feed = await program().get(first)
    expect(feed.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-cache',
    })
    // A proxy that compresses answers weakens their names.
    for (const known of [feed.headers.etag, `W/${feed.headers.etag}`]) {
      const again = await program().get(first, { 'if-none-match': String(known) })
      expect([again.status, again.body]).toEqual([304, ''])
    }
    expect(feed.body).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n')
    const events = await side.get('/api/calendar/events?start_date=2026-11-01&end_date=2027-11-30')
    const shown = events.body.data.map(({ day }: { day: string }) => day)
    expect(shown.length).toBeGreaterThan(0)
    expect(readFeed(feed.body).map(({ day }) => day)).toEqual(shown)
    const second = await pathOf(side)
    expect((await program().get(first)).status).toBe(404)
    expect((await side.get(ADDRESS)).body.data.url).toContain(second)
    expect((await side.delete(ADDRESS)).status).toBe(204)
    expect((await program().get(second)).status).toBe(404)
    expect((await side.get(ADDRESS)).body.data).toEqual(NONE)
  }
})

test('each person reads its own address and no other', async () => {
  const person = await signedInAs(services, await makeApplicant(services))
  const stranger = await signedInAs(services, await makeApplicant(services))
  const { data } = (await person.put(ADDRESS)).body
  expect(data.created_at).toBe(services.clock.now().toISOString())
  expect((await person.get(ADDRESS)).body.data).toEqual(data)
  expect((await stranger.get(ADDRESS)).body.data).toEqual(NONE)
  expect((await stranger.delete(ADDRESS)).status).toBe(204)
  expect((await person.get(ADDRESS)).body.data).toEqual(data)
})

test('nobody signed out has an address, nor a recruiter whose company is not validated', async () => {
  const early = await signedInAs(services, (await makeCompany(services, { status: 'pending' })).owner)
  for (const [browser, status] of [
    [new Browser(services), 401],
    [early, 403],
  ] as const) {
    expect((await browser.get(ADDRESS)).status).toBe(status)
    expect((await browser.put(ADDRESS)).status).toBe(status)
    expect((await browser.delete(ADDRESS)).status).toBe(status)
  }
})

test('who has not proved to read the mailbox makes no address: it would outlive the proof', async () => {
  const person = await signedInAs(services, await makeApplicant(services, { email_verified_at: null }))
  expect((await person.put(ADDRESS)).status).toBe(403)
  expect((await person.get(ADDRESS)).body.data).toEqual(NONE)
})

test('the address of a closed account leads nowhere', async () => {
  const user = await makeApplicant(services)
  const path = await pathOf(await signedInAs(services, user))
  expect((await program().get(path)).status).toBe(200)
  await services.db.update(users).set({ is_active: false }).where(eq(users.id, user.id))
  expect((await program().get(path)).status).toBe(404)
})

test('making an address needs a recent proof, and its person is told by mail', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  services.clock.advance(1_000)
  const asked = await browser.put(ADDRESS)
  expect([asked.status, Object.keys(asked.body.errors)]).toEqual([422, ['proof']])
  expect(await mailsTo(services, user.email)).toEqual([])
  expect((await browser.post('/api/user/proof', { password: PASSWORD })).status).toBe(204)
  expect((await browser.put(ADDRESS)).status).toBe(200)
  const mails = await mailsTo(services, user.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Votre calendrier a une nouvelle adresse privée'])
  expect(mails[0]?.text).not.toContain('/ical/')
})

const NEW = 'quatre baobabs sur la colline'
const BOTH = { password: NEW, password_confirmation: NEW }
type Change = (browser: Browser, user: { email: string }) => Promise<{ body: { message: string } }>
const CHANGES: Record<string, Change> = {
  'a new password': (browser) =>
    browser.post('/api/user/change-password', { current_password: PASSWORD, ...BOTH }),
  'a reset': async (_browser, { email }) => {
    await new Browser(services).post('/forgot-password', { email })
    await services.queue.runDue(services)
    const mail = (await mailsTo(services, email)).findLast(({ text }) => text.includes('/recuperation-'))
    const token = mail?.text.match(/recuperation-mot-de-passe\/\d+\/(\S+)/)?.[1]
    services.clock.advance(1)
    return new Browser(services).post('/reset-password', { ...BOTH, email, token })
  },
}

test.each(Object.keys(CHANGES))('the address ends with %s, and its person is told', async (name) => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const path = await pathOf(browser)
  services.clock.advance(61)
  const { body } = (await CHANGES[name]?.(browser, user)) ?? {}
  expect(body?.message).toContain('Votre mot de passe a été changé.')
  expect((await program().get(path)).status).toBe(404)
  const told = (await mailsTo(services, user.email)).at(-1)
  expect(told?.subject).toBe('Votre mot de passe a été changé')
  expect(told?.text).toContain('L’adresse privée de votre calendrier ne sert plus')
  const again = new Browser(services)
  await again.post('/login', { email: user.email, password: NEW })
  expect((await again.get(ADDRESS)).body.data).toEqual(NONE)
  expect((await program().get(await pathOf(again))).status).toBe(200)
})

test('who had no address is told nothing of one', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const { body } = await browser.post('/api/user/change-password', { current_password: PASSWORD, ...BOTH })
  expect(body.message).toBe('Votre mot de passe a été changé. Vos autres appareils ont été déconnectés.')
  expect((await mailsTo(services, user.email)).at(-1)?.text).not.toContain('calendrier')
})

test('an address that cannot be one is not looked for', async () => {
  for (const file of ['x.ics', `${'x'.repeat(43)}.txt`, `${'x'.repeat(44)}.ics`])
    expect((await program().get(`/ical/${file}`)).status).toBe(404)
})

test('who guesses addresses is told to wait, and so is a program that never stops asking', async () => {
  await services.db.delete(throttles)
  const guess = () => program('10.9.9.9').get(`/ical/${'x'.repeat(43)}.ics`)
  for (let turn = 0; turn < 30; turn += 1) expect((await guess()).status).toBe(404)
  expect((await guess()).status).toBe(429)
  const path = await pathOf(await signedInAs(services, await makeApplicant(services)))
  const asked = await Promise.all(Array.from({ length: 61 }, () => program().get(path)))
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
})
