import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { openTransport } from '#src/platform/mail/transport.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { makeScene, move, RECEIVED, SENT, tellChanges } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { mailsTo } from '#test/mails.ts'
import { pdfPart } from '#test/pdfs/make-pdf.ts'
import { useServices } from '#test/services.ts'
import { mailUnread } from './notifying.ts'
import { applicationMessages, messageThreads } from './tables.ts'

const services = useServices()

const written = (text: string, client_key: string = randomUUID()) => ({ client_key, text })

/** An application that both sides have opened, and where each reads its thread. */
async function makeThread() {
  const scene = await makeScene(services)
  const { id } = (await scene.apply()).body.data
  const [mine, theirs] = [`${SENT}/${id}/messages`, `${RECEIVED}/${id}/messages`]
  return { ...scene, id: Number(id), mine, theirs }
}

const textsOf = (answer: { body: { data: { text: string }[] } }) => answer.body.data.map(({ text }) => text)

async function mailsAbout(email: string, subject: string) {
  return (await mailsTo(services, email)).filter((row) => row.subject.includes(subject))
}

test('the applicant can only write once the recruiter has written', async () => {
  const { browser, recruiter, mine, theirs } = await makeThread()
  expect((await browser.get(mine)).body.meta).toEqual({ before: null, unread: 0, silence: 'first' })
  const early = await browser.post(mine, written('Bonjour ?'))
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('dès que le recruteur')])
  expect((await recruiter.post(theirs, written('Bonjour Miora'))).status).toBe(201)
  expect((await browser.get(mine)).body.meta).toEqual({ before: null, unread: 1, silence: null })
  const answer = await browser.post(mine, written(' Bonjour Monsieur\r\nmerci '))
  expect(answer.body.data).toMatchObject({ text: 'Bonjour Monsieur\nmerci', is_mine: true, read_at: null })
  expect(textsOf(await recruiter.get(theirs))).toEqual(['Bonjour Miora', 'Bonjour Monsieur\nmerci'])
})

test('or has moved the application, once the applicant knows of it', async () => {
  const { browser, recruiter, mine, id } = await makeThread()
  await move(services, recruiter, `${RECEIVED}/${id}/stage`, { stage: 'review' })
  expect((await browser.get(mine)).body.meta.silence).toBe('first')
  await tellChanges(services)
  expect((await browser.post(mine, written('Merci'))).status).toBe(201)
})

test('a stranger, a guest and another company find nothing; a reader reads and does not write', async () => {
  const { recruiter, mine, theirs, company } = await makeThread()
  const { id: message } = (await recruiter.post(theirs, written('Bonjour'))).body.data
  const stranger = await signedInAs(services, await makeApplicant(services))
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  for (const [who, area, status] of [
    [stranger, mine, 404],
    [rival, theirs, 404],
    [new Browser(services), mine, 401],
    [new Browser(services), theirs, 401],
    [recruiter, mine, 403],
    [stranger, theirs, 403],
  ] as const) {
    expect((await who.get(area)).status).toBe(status)
    expect((await who.post(area, written('Bonjour'))).status).toBe(status)
    expect((await who.put(`${area}/reading`, { until: message })).status).toBe(status)
    expect((await who.get(`${area}/${message}/file`)).status).toBe(status)
    expect((await who.post(`${area}/${message}/reports`, { reason: 'injure' })).status).toBe(status)
  }
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  expect((await reader.get(theirs)).body.meta.silence).toBe('reader')
  expect((await reader.post(theirs, written('Bonjour'))).status).toBe(403)
})

test('an empty message, one too long and one without its key are refused on their field', async () => {
  const { recruiter, theirs } = await makeThread()
  expect((await recruiter.post(theirs, written('   '))).body.errors).toHaveProperty('text')
  expect((await recruiter.post(theirs, written('x'.repeat(3_001)))).body.errors).toHaveProperty('text')
  expect((await recruiter.post(theirs, { text: 'Bonjour' })).body.errors).toHaveProperty('client_key')
  const form = new FormData()
  form.set('client_key', randomUUID())
  form.set('file', new Blob(['<script>alert(1)</script>'], { type: 'application/pdf' }), 'plan.pdf')
  expect((await recruiter.post(theirs, form)).body.errors).toHaveProperty('file')
  expect((await recruiter.get(theirs)).body.data).toEqual([])
})

test('the same message sent fifty times at once is one, and rings once', async () => {
  const { browser, recruiter, mine, theirs } = await makeThread()
  const message = written('Bonjour Miora')
  const answers = await Promise.all(Array.from({ length: 50 }, () => recruiter.post(theirs, message)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(49)
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect((await browser.get(mine)).body).toMatchObject({
    data: [{ text: 'Bonjour Miora' }],
    meta: { unread: 1 },
  })
  const bell = (await browser.get('/api/notification')).body
  expect(bell.unread_messages).toBe(1)
  const rung = bell.data.filter(({ link }: { link: string }) => link.endsWith('/messages'))
  expect(rung).toHaveLength(1)
})

test('a joined PDF is kept private, and sent as an attachment to both sides alone', async () => {
  const { browser, recruiter, mine, theirs } = await makeThread()
  const form = new FormData()
  form.set('client_key', randomUUID())
  form.set('file', pdfPart(), 'Plan d’accès "A".pdf')
  const { body } = await recruiter.post(theirs, form)
  expect(body.data).toMatchObject({
    text: '',
    file: { name: expect.stringMatching(/^Plan d’accès .*\.pdf$/), content_type: 'application/pdf' },
  })
  const file = await browser.get(`${mine}/${body.data.id}/file`)
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.headers).toMatchObject({
    'content-disposition': expect.stringContaining('attachment'),
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('no-store'),
  })
  const other = await makeThread()
  expect((await other.browser.get(`${other.mine}/${body.data.id}/file`)).status).toBe(404)
})

test('reading marks what came, once, for the whole side; the own messages stay as they are', async () => {
  const { browser, recruiter, mine, theirs } = await makeThread()
  const first = (await recruiter.post(theirs, written('Un'))).body.data.id
  const second = (await recruiter.post(theirs, written('Deux'))).body.data.id
  expect((await browser.put(`${mine}/reading`, { until: first })).status).toBe(204)
  const page = (await browser.get(mine)).body
  expect([page.meta.unread, page.data.map(({ read_at }: { read_at: string }) => Boolean(read_at))]).toEqual([
    1,
    [true, false],
  ])
  services.clock.advance(60)
  await browser.put(`${mine}/reading`, { until: second })
  const sent = (await recruiter.get(theirs)).body.data
  expect(sent[0].read_at < sent[1].read_at).toBe(true)
  expect((await browser.get('/api/notification')).body.unread_messages).toBe(0)
  await browser.post(mine, written('Trois'))
  await browser.put(`${mine}/reading`, { until: 999_999_999 })
  expect((await recruiter.get(theirs)).body.data.at(-1).read_at).toBeNull()
  expect((await recruiter.get('/api/notification')).body.unread_messages).toBe(1)
  expect((await recruiter.put(`${theirs}/reading`, { until: 'x' })).status).toBe(422)
})

test('a mail leaves when nothing was read for ten minutes, one an hour, and never after a reading', async () => {
  const { applicant, browser, recruiter, mine, theirs } = await makeThread()
  const of = () => mailsAbout(applicant.email, 'vous écrit')
  await recruiter.post(theirs, written('Bonjour Miora'))
  await mailUnread(services)
  services.clock.advance(9 * 60)
  await recruiter.post(theirs, written('Et bonne journée'))
  await mailUnread(services)
  expect(await of()).toHaveLength(0)
  services.clock.advance(60)
  await Promise.all([mailUnread(services), mailUnread(services)])
  expect((await of()).map(({ text }) => text)).toEqual([expect.stringContaining('Et bonne journée')])
  await recruiter.post(theirs, written('Encore un mot'))
  services.clock.advance(30 * 60)
  await mailUnread(services)
  expect(await of()).toHaveLength(1)
  services.clock.advance(30 * 60)
  await mailUnread(services)
  expect(await of()).toHaveLength(2)
  const last = (await browser.post(mine, written('Merci'))).body.data.id
  await browser.put(`${mine}/reading`, { until: last })
  await recruiter.post(theirs, written('À demain'))
  await browser.put(`${mine}/reading`, { until: last + 1 })
  services.clock.advance(2 * DAY_SECONDS)
  await mailUnread(services)
  expect(await of()).toHaveLength(2)
})

test('whoever switched such mails off gets none, and the bell all the same', async () => {
  const { applicant, browser, recruiter, theirs } = await makeThread()
  await browser.put('/api/notification-preferences', { kinds: ['application.message'], mail: false })
  await recruiter.post(theirs, written('Bonjour'))
  services.clock.advance(11 * 60)
  await mailUnread(services)
  expect(await mailsAbout(applicant.email, 'vous écrit')).toEqual([])
  const bell = (await browser.get('/api/notification')).body.data
  expect(bell[0]).toMatchObject({ link: expect.stringMatching(/\/messages$/) })
})

test('a withdrawn application is read and no longer written to; a refused one for thirty days', async () => {
  const one = await makeThread()
  await one.recruiter.post(one.theirs, written('Bonjour'))
  await one.browser.put(`${SENT}/${one.id}/withdrawal`)
  for (const [who, place] of [
    [one.browser, one.mine],
    [one.recruiter, one.theirs],
  ] as const) {
    expect((await who.get(place)).body.meta.silence).toBe('withdrawn')
    expect((await who.post(place, written('Encore'))).status).toBe(409)
  }
  const other = await makeThread()
  await move(services, other.recruiter, `${RECEIVED}/${other.id}/rejection`, { reason: 'experience' })
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  const browser = await signedInAs(services, other.applicant)
  expect((await browser.post(other.mine, written('Merci de votre réponse'))).status).toBe(201)
  services.clock.advance(30 * DAY_SECONDS)
  const later = await signedInAs(services, other.applicant)
  expect((await later.get(other.mine)).body.meta.silence).toBe('over')
})

test('a thread is read by pages of fifty, the last one first', async () => {
  const { browser, id, mine, owner } = await makeThread()
  const now = services.clock.now()
  await services.db.insert(applicationMessages).values(
    Array.from({ length: 120 }, (_, index) => ({
      application_id: id,
      side: 'company' as const,
      author_id: owner.id,
      created_at: now,
      client_key: `k${index}`,
      text: String(index),
    })),
  )
  const last = await browser.get(mine)
  expect([textsOf(last).length, textsOf(last)[0], textsOf(last).at(-1)]).toEqual([50, '70', '119'])
  const middle = await browser.get(`${mine}?before=${last.body.meta.before}`)
  expect([textsOf(middle)[0], textsOf(middle).at(-1)]).toEqual(['20', '69'])
  const first = await browser.get(`${mine}?before=${middle.body.meta.before}`)
  expect([textsOf(first).length, first.body.meta.before]).toEqual([20, null])
})

test('a received message is reported once; an own one is not', async () => {
  const { browser, recruiter, mine, theirs } = await makeThread()
  const { id } = (await recruiter.post(theirs, written('Envoyez 50 000 Ar'))).body.data
  expect((await browser.post(`${mine}/${id}/reports`, { reason: 'autre' })).body.errors).toHaveProperty(
    'note',
  )
  for (let time = 0; time < 2; time += 1)
    expect((await browser.post(`${mine}/${id}/reports`, { reason: 'frais_demandes' })).status).toBe(201)
  expect((await browser.get(mine)).body.data[0].is_reported).toBe(true)
  expect((await recruiter.get(theirs)).body.data[0].is_reported).toBe(false)
  expect((await recruiter.post(`${theirs}/${id}/reports`, { reason: 'injure' })).status).toBe(409)
})

test('a hostile name writes no header of a mail', async () => {
  const { applicant, recruiter, theirs, browser, mine, owner } = await makeThread()
  await services.db
    .update(users)
    .set({ first_name: 'Miora\r\nBcc: tous@exemple.test', last_name: '<b>"x"</b>' })
    .where(eq(users.id, applicant.id))
  await recruiter.post(theirs, written('Bonjour'))
  await browser.post(mine, written('Bonjour <script>alert(1)</script>'))
  services.clock.advance(11 * 60)
  await mailUnread(services)
  const [mail] = await mailsAbout(owner.email, 'vous écrit')
  expect(mail?.html).not.toContain('<script>')
  if (!mail) throw new Error('no mail')
  await openTransport(services.env)({ ...mail, to: mail.to_address, headers: {} })
  const [file = ''] = readdirSync(join(services.env.DATA_DIR, 'mails')).filter((name) =>
    name.includes(mail.id),
  )
  const [head = ''] = readFileSync(join(services.env.DATA_DIR, 'mails', file), 'utf8').split('\r\n\r\n')
  expect(head).toMatch(/^Subject: /m)
  expect(head).not.toMatch(/^Bcc:/im)
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
