import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeMonth, readFeed } from '#test/calendar.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
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
    const again = await program().get(first, { 'if-none-match': String(feed.headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
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
