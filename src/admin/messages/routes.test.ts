import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeScene, RECEIVED, SENT } from '#test/applications.ts'
import { makeAdmin, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)

/** A message of a company that its applicant reported. */
async function makeReportedMessage() {
  const { browser, recruiter, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const text = 'Envoyez 50 000 Ar par MVola'
  const sent = await recruiter.post(`${RECEIVED}/${id}/messages`, { client_key: randomUUID(), text })
  const message: number = sent.body.data.id
  await browser.post(`${SENT}/${id}/messages/${message}/reports`, { reason: 'frais_demandes' })
  return `/api/admin/messages/${message}`
}

test('a reported message waits for a moderator, who takes it out or leaves it, once', async () => {
  const { browser: admin } = await signedInAdmin(site)
  const { browser, recruiter, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const [mine, theirs] = [`${SENT}/${id}/messages`, `${RECEIVED}/${id}/messages`]
  const sent: number[] = []
  for (const text of ['Envoyez 50 000 Ar par MVola', 'Bonjour'])
    sent.push((await recruiter.post(theirs, { client_key: randomUUID(), text })).body.data.id)
  const [bad = 0, good = 0] = sent
  for (const message of sent) await browser.post(`${mine}/${message}/reports`, { reason: 'frais_demandes' })
  const queue = (await admin.get('/api/admin/queue?kind=message')).body
  expect(queue.data.map((each: { id: string }) => each.id)).toEqual([`message-${bad}`, `message-${good}`])
  expect(queue.counts.message).toBe(2)
  expect((await admin.get(`/api/admin/messages/${bad}`)).body.data).toMatchObject({
    text: 'Envoyez 50 000 Ar par MVola',
    side: 'company',
    waits: true,
    reports: [{ reason: 'frais_demandes', note: null }],
  })
  expect((await admin.put(`/api/admin/messages/${bad}/removal`)).status).toBe(204)
  expect((await admin.put(`/api/admin/messages/${bad}/removal`)).status).toBe(409)
  expect((await admin.delete(`/api/admin/messages/${good}/reports`)).status).toBe(204)
  const shown = (await browser.get(mine)).body.data
  expect(
    shown.map(({ text, is_removed }: { text: string; is_removed: boolean }) => [text, is_removed]),
  ).toEqual([
    ['', true],
    ['Bonjour', false],
  ])
  expect((await admin.get('/api/admin/queue?kind=message')).body.counts.message).toBe(0)
})

test('a message that nobody reported is read by no moderator', async () => {
  const { browser: admin } = await signedInAdmin(site)
  const { recruiter, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const place = `${RECEIVED}/${id}/messages`
  const message = (await recruiter.post(place, { client_key: randomUUID(), text: 'Bonjour' })).body.data.id
  expect((await admin.get(`/api/admin/messages/${message}`)).status).toBe(404)
})

/** The three calls of a moderator about a message. */
const ACTS: [name: string, ask: (browser: AdminBrowser, message: string) => Promise<{ status: number }>][] = [
  ['reads', (browser, message) => browser.get(message)],
  ['removes', (browser, message) => browser.put(`${message}/removal`)],
  ['clears', (browser, message) => browser.delete(`${message}/reports`)],
]

test.each(ACTS)(
  'who may not read the queue neither sees nor decides: nobody else %s a reported message',
  async (_name, ask) => {
    const message = await makeReportedMessage()
    expect((await ask(new AdminBrowser(site), message)).status).toBe(401)
    for (const admin_role of ['support', 'billing'] as const)
      expect((await ask((await signedInAdmin(site, { admin_role })).browser, message)).status).toBe(403)
    const outside = await signedInAs(services, await makeAdmin(services))
    expect((await outside.get(message)).status).toBe(404)
    const { browser: moderator } = await signedInAdmin(site, { admin_role: 'moderator' })
    expect((await moderator.get(message)).body.data).toMatchObject({ waits: true, is_removed: false })
    expect((await ask(moderator, message)).status).toBeLessThan(300)
  },
)

test('a message that does not exist is not found, and nothing is decided on it', async () => {
  const { browser } = await signedInAdmin(site)
  for (const [id, decided] of [
    [999_999, 409],
    ['x', 404],
  ] as const) {
    const message = `/api/admin/messages/${id}`
    expect((await browser.get(message)).status).toBe(404)
    expect((await browser.put(`${message}/removal`)).status).toBe(decided)
    expect((await browser.delete(`${message}/reports`)).status).toBe(decided)
  }
})
