import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '#src/accounts/tables.ts'
import { announce, type LiveNews } from '#src/platform/live.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { notify } from './notify.ts'

const services = useServices()
const LIVE = '/api/notification/live'

/** Collects the names of the events as they come. */
function eventsOf(stream: Readable) {
  const names: string[] = []
  let ended = false
  stream.on('data', (chunk) => {
    for (const [, name] of String(chunk).matchAll(/event: (\w+)/g)) if (name) names.push(name)
  })
  stream.on('end', () => {
    ended = true
  })
  return { names, hasEnded: () => ended }
}

function notifyOfSomething(user: { id: number; email: string; first_name: string }, event: string) {
  const mail = { subject: 'Bonjour', paragraphs: [], action: 'Voir', reason: 'Un essai.' }
  const face = { title: 'Une nouvelle', subtitle: '', line: 'Bonjour', link: '/dashboard' }
  return inTransaction(services, null, (unit) =>
    notify(unit, user, { kind: 'application.sent', event, icon: 'mail', ...face, mail }),
  )
}

const tell = (news: LiveNews) => inTransaction(services, null, (unit) => announce(unit, news))

test('a notification is announced to the open pages of its reader and to no one else’s', async () => {
  const [reader, other] = [await makeApplicant(services), await makeApplicant(services)]
  const mine = eventsOf((await (await signedInAs(services, reader)).get(LIVE)).stream)
  const theirs = eventsOf((await (await signedInAs(services, other)).get(LIVE)).stream)
  await expect
    .poll(async () => {
      await tell({ user_id: other.id, what: 'user' })
      return theirs.names
    })
    .toContain('user')
  await notifyOfSomething(reader, '1')
  await expect.poll(() => mine.names).toContain('notifications')
  expect(theirs.names).not.toContain('notifications')
})

test('what a transaction announced is not heard when it is undone', async () => {
  const reader = await makeApplicant(services)
  const mine = eventsOf((await (await signedInAs(services, reader)).get(LIVE)).stream)
  await inTransaction(services, null, async (unit) => {
    await announce(unit, { user_id: reader.id, what: 'user' })
    throw new Error('undone')
  }).catch(() => undefined)
  await notifyOfSomething(reader, '2')
  await expect.poll(() => mine.names).toEqual(['notifications'])
})

test('a stream ends with the session that opened it', async () => {
  const reader = await makeApplicant(services)
  const mine = eventsOf((await (await signedInAs(services, reader)).get(LIVE)).stream)
  await services.db.delete(sessions)
  await tell({ user_id: reader.id, what: 'user' })
  await expect.poll(() => mine.hasEnded()).toBe(true)
})

test('a guest hears nothing', async () => {
  const answer = await new Browser(services).get(LIVE)
  expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthenticated.' }])
})

test('the ninth browser of a person takes the place of the first', async () => {
  const reader = await makeApplicant(services)
  const browser = await signedInAs(services, reader)
  const first = eventsOf((await browser.get(LIVE)).stream)
  for (let opened = 0; opened < 8; opened += 1) await browser.get(LIVE)
  await expect.poll(() => first.hasEnded()).toBe(true)
})

test('all of a person’s notifications are marked read at once, and nobody else’s', async () => {
  const [reader, other] = [await makeApplicant(services), await makeApplicant(services)]
  for (const user of [reader, other]) for (const event of ['1', '2']) await notifyOfSomething(user, event)
  const browser = await signedInAs(services, reader)
  expect((await browser.put('/api/notification/read')).status).toBe(204)
  const mine = (await browser.get('/api/notification')).body.data
  expect(mine.map((each: { read: boolean; isSeen: boolean }) => [each.read, each.isSeen])).toEqual([
    [true, true],
    [true, true],
  ])
  const theirs = (await (await signedInAs(services, other)).get('/api/notification')).body.data
  expect(theirs.map((each: { read: boolean }) => each.read)).toEqual([false, false])
})

// The embedded database has one connection, which does not break.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a broken connection to the database is opened again, and what was missed is asked for',
  async () => {
    const reader = await makeApplicant(services)
    const mine = eventsOf((await (await signedInAs(services, reader)).get(LIVE)).stream)
    await notifyOfSomething(reader, '3')
    await expect.poll(() => mine.names).toEqual(['notifications'])
    await services.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    )
    await expect
      .poll(() => mine.names, { timeout: 10_000 })
      .toEqual(['notifications', 'user', 'notifications'])
    await notifyOfSomething(reader, '4')
    await expect.poll(() => mine.names.length).toBe(4)
  },
)

test('the number of unseen ones is of all of them, not of those that a page shows', async () => {
  const reader = await makeApplicant(services)
  const browser = await signedInAs(services, reader)
  for (let event = 0; event < 28; event += 1) await notifyOfSomething(reader, `unseen ${event}`)
  const { data, unseen } = (await browser.get('/api/notification')).body
  expect([data.length, unseen]).toEqual([15, 28])
  await browser.put(`/api/notification/${data[0].id}/read`)
  for (const event of ['new', 'newer']) await notifyOfSomething(reader, event)
  expect((await browser.get('/api/notification?page=2')).body.unseen).toBe(29)
})

test('news that come between the end of a stream and its closing, as on a slow line, are dropped', async () => {
  const reader = await makeApplicant(services)
  const mine = eventsOf((await (await signedInAs(services, reader)).get(LIVE)).stream)
  for (const stream of services.app.streams) {
    stream.end()
    expect(() => stream.send('user')).not.toThrow()
  }
  await expect.poll(() => mine.hasEnded()).toBe(true)
  expect(mine.names).toEqual([])
})
