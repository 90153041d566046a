import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { makeResume } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { fullDocument } from '#test/resumes/any-resume.ts'
import { useServices } from '#test/services.ts'
import { resumeShares, resumes } from '../tables.ts'

const services = useServices()
const now = '2026-11-21T08:00:00Z'
beforeEach(() => services.clock.set(now))

async function makeShared(input: Record<string, unknown> = { days: 30 }) {
  const owner = await makeApplicant(services)
  const browser = await signedInAs(services, owner)
  const resume = await makeResume(services, owner.id, { document: fullDocument() })
  const created = await browser.post(`/api/applicant/resumes/${resume.id}/shares`, input)
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  const token = String(created.body.data.url).split('/cv/')[1] ?? ''
  return { browser, resume, share: created.body.data, at: `/api/shared-resumes/${token}` }
}

test('a link opens the pages and the PDF to whoever has it, and readings are counted by who reads', async () => {
  const { at, browser, resume } = await makeShared()
  const visitor = new Browser(services)
  const { status, body } = await visitor.get(at)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ state: 'open', name: 'Voahirana Andriamasy' })
  const asked = `?access=${body.data.access}`
  const page = await visitor.get(`${at}/pages/1${asked}`)
  expect(page.status).toBe(200)
  expect(page.headers['x-robots-tag']).toBe('noindex')
  expect((await visitor.get(`${at}/pages/19${asked}`)).status).toBe(404)
  expect((await visitor.get(`${at}/pdf${asked}`)).headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-robots-tag': 'noindex',
  })
  for (const wrong of ['', '?access=', '?access=abc'])
    expect((await visitor.get(`${at}/pdf${wrong}`)).status).not.toBe(200)
  // Also of who takes the PDF and never says that it was read.
  const lines = () =>
    services.db.select().from(auditLog).where(eq(auditLog.action, 'resumes.shared-cv-viewed'))
  expect(await lines()).toMatchObject([{ actor_id: null, subject: `resume:${resume.id}` }])
  for (let press = 0; press < 3; press += 1) await browser.post(`${at}/views`, { access: body.data.access })
  const [row] = await services.db.select().from(resumeShares).where(eq(resumeShares.resume_id, resume.id))
  expect(row).toMatchObject({ own_views_count: 1, views_count: 1 })
  expect(await lines()).toHaveLength(1)
})

test('a reader who asks for much takes its own turns, not those of other readers or of the owner', async () => {
  const { at, browser } = await makeShared()
  const greedy = new Browser(services, '10.7.0.1')
  const { access } = (await greedy.get(at)).body.data
  const page = `${at}/pages/1?access=${access}`
  const flood = Array.from({ length: 30 }, () => greedy.get(page))
  const others = [new Browser(services, '10.7.0.2').get(page), browser.get(page)]
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses).toContain(429)
  expect(statuses).toContain(200)
})

test('who has not proved to read the mailbox makes no link: it would outlive the proof', async () => {
  const owner = await makeApplicant(services, { email_verified_at: null })
  const browser = await signedInAs(services, owner)
  const resume = await makeResume(services, owner.id, { document: fullDocument() })
  const shares = `/api/applicant/resumes/${resume.id}/shares`
  expect((await browser.post(shares, { days: 30 })).status).toBe(403)
  expect((await browser.get(shares)).body.data).toEqual([])
})

test('each visitor counts once an hour, however often it reads, and robots apart', async () => {
  const { at, resume } = await makeShared()
  const counts = async () => {
    const [row] = await services.db.select().from(resumeShares).where(eq(resumeShares.resume_id, resume.id))
    return [row?.views_count, row?.robot_views_count, row?.own_views_count]
  }
  const read = async (visitor: Browser, agent: string) => {
    const { access } = (await visitor.get(at)).body.data
    const { status } = await visitor.post(`${at}/views`, { access }, { 'user-agent': agent })
    expect(status).toBe(204)
  }
  const phone = 'Mozilla/5.0 (Linux; Android 10) Chrome/120'
  const [first, second] = [new Browser(services, '10.1.0.1'), new Browser(services, '10.2.0.1')]
  await Promise.all([read(first, phone), read(first, phone), read(first, phone)])
  expect(await counts()).toEqual([1, 0, 0])
  await read(second, phone)
  await read(second, 'facebookexternalhit/1.1')
  expect(await counts()).toEqual([2, 1, 0])
  services.clock.advance(3_601)
  await read(first, phone)
  expect(await counts()).toEqual([3, 1, 0])
  const forged = await first.post(`${at}/views`, { access: 'x' })
  expect(forged.status).toBe(404)
})

test('a password is asked for before anything of the person is told, and guessed a few times at most', async () => {
  const { at } = await makeShared({ days: 7, password: 'tsihy-rafia' })
  const visitor = new Browser(services)
  expect((await visitor.get(at)).body.data).toEqual({
    state: 'locked',
    name: '',
    headline: '',
    expires_at: null,
    pages_count: 0,
    access: null,
  })
  expect((await visitor.post(`${at}/opening`, { password: 'autre' })).status).toBe(422)
  expect((await visitor.post(`${at}/opening`, { password: 'tsihy-rafia' })).body.data.state).toBe('open')
  const statuses: number[] = []
  for (let guess = 0; guess < 10; guess += 1)
    statuses.push((await visitor.post(`${at}/opening`, { password: `essai ${guess}` })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('a link that is over, revoked or of a CV in the bin says so and opens nothing more', async () => {
  const { at, browser, share, resume } = await makeShared({ days: 7 })
  const visitor = new Browser(services)
  const { access } = (await visitor.get(at)).body.data
  services.clock.set('2026-11-28T08:00:01Z')
  expect((await visitor.get(at)).body.data).toMatchObject({ state: 'expired', name: '' })
  services.clock.set(now)
  await services.db
    .update(resumes)
    .set({ deleted_at: new Date(now) })
    .where(eq(resumes.id, resume.id))
  expect((await visitor.get(at)).body.data.state).toBe('revoked')
  await services.db.update(resumes).set({ deleted_at: null }).where(eq(resumes.id, resume.id))
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await stranger.delete(`/api/applicant/resume-shares/${share.id}`)).status).toBe(404)
  for (let press = 0; press < 2; press += 1)
    expect((await browser.delete(`/api/applicant/resume-shares/${share.id}`)).status).toBe(204)
  expect((await visitor.get(at)).body.data).toMatchObject({ state: 'revoked', access: null })
  expect((await visitor.get(`${at}/pdf?access=${access}`)).status).toBe(404)
  expect((await visitor.get('/api/shared-resumes/inconnu')).status).toBe(404)
})

test('a share is of a CV of one’s own that was written here, for one of the offered times', async () => {
  const { browser, resume } = await makeShared()
  const shares = `/api/applicant/resumes/${resume.id}/shares`
  expect((await browser.post(shares, { days: 4_000 })).status).toBe(422)
  expect((await browser.post(shares, { days: 7, password: 'abc' })).status).toBe(422)
  expect((await new Browser(services).post(shares, { days: 7 })).status).toBe(401)
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await stranger.post(shares, { days: 7 })).status).toBe(404)
  expect((await stranger.get(shares)).status).toBe(404)
})
