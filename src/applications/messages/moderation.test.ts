import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeScene, RECEIVED, SENT } from '#test/applications.ts'
import { useServices } from '#test/services.ts'
import { applicationMessages, messageThreads } from './tables.ts'

const services = useServices()
const site = useAdminSite(services)

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
  expect((await admin.get('/api/admin/messages/999999')).status).toBe(404)
})

test('a message that nobody reported is read by no moderator', async () => {
  const { browser: admin } = await signedInAdmin(site)
  const { recruiter, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const place = `${RECEIVED}/${id}/messages`
  const message = (await recruiter.post(place, { client_key: randomUUID(), text: 'Bonjour' })).body.data.id
  expect((await admin.get(`/api/admin/messages/${message}`)).status).toBe(404)
})

test('a thread of two thousand messages opens by what its page needs', async () => {
  const { owner, applicant, company, browser, apply } = await makeScene(services)
  const application_id = Number((await apply()).body.data.id)
  const created_at = services.clock.now()
  await services.db.insert(applicationMessages).values(
    Array.from({ length: 2_000 }, (_, index) => ({
      application_id,
      side: 'company' as const,
      author_id: owner.id,
      created_at,
      client_key: `k${index}`,
      text: `Message ${index}`,
    })),
  )
  await services.db.insert(messageThreads).values({
    application_id,
    company_id: company.id,
    applicant_id: applicant.id,
    company_wrote: true,
    applicant_unread: 2_000,
  })
  await browser.get(`${SENT}/${application_id}/messages`)
  const times: number[] = []
  for (let time = 0; time < 9; time += 1) {
    const start = performance.now()
    const answer = await browser.get(`${SENT}/${application_id}/messages`)
    times.push(performance.now() - start)
    expect(answer.body.data).toHaveLength(50)
  }
  const median = times.sort((one, other) => one - other)[4] ?? 0
  expect(median).toBeLessThan(150)
  if (process.env.TOLD) console.info(`a thread of 2 000: ${median.toFixed(1)} ms`)
})
