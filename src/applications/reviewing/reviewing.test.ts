import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offers } from '#src/offers/tables.ts'
import { auditLog } from '#src/platform/tables.ts'
import { after, DAY_SECONDS, SECOND } from '#src/shared/durations.ts'
import { applicationForm, makeScene, makeSent, move, RECEIVED, SENT } from '#test/applications.ts'
import type { Browser } from '#test/browser.ts'
import { Browser as Guest } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { applications } from '../tables.ts'
import { CVS_A_DAY } from './shared/limits.ts'

const services = useServices()

const labelOf = async (browser: Browser, url: string) => (await browser.get(url)).body.data.label

test('opening an application marks it seen and tells the applicant, once', async () => {
  const { recruiter, browser, applicant, mine, theirs } = await makeSent(services)
  const answers = await Promise.all([1, 2, 3].map(() => recruiter.get(theirs)))
  expect(answers.map((answer) => answer.body.data.label)).toContain('Consultée')
  expect(await labelOf(browser, mine)).toBe('Consultée')
  const viewed = (await subjectsTo(services, applicant.email)).filter((each) => each.includes('consultée'))
  expect(viewed).toHaveLength(1)
})

test('a reader’s opening changes nothing but leaves a line in the audit log, as everyone’s', async () => {
  const { company, browser, mine, theirs, id } = await makeSent(services)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const opened = await reader.get(theirs)
  expect([opened.status, opened.body.data.is_new, opened.body.data.allowed]).toEqual([200, true, []])
  expect((await reader.get(`${theirs}/cv`)).status).toBe(200)
  expect(await labelOf(browser, mine)).toBe('Envoyée')
  const lines = await services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `application:${id}`))
    .orderBy(auditLog.id)
  expect(lines.map((line) => [line.action, line.details])).toEqual([
    ['applications.cv-viewed', { what: 'page' }],
    ['applications.cv-viewed', { what: 'pdf' }],
  ])
  expect((await move(services, reader, `${theirs}/stage`, { stage: 'review' })).status).toBe(403)
})

test('the CV comes as a private attachment', async () => {
  const { recruiter, theirs } = await makeSent(services)
  const { headers } = await recruiter.get(`${theirs}/cv`)
  expect(headers['content-disposition']).toContain('attachment')
  expect([headers['x-content-type-options'], headers['cache-control']]).toEqual([
    'nosniff',
    'private, no-store',
  ])
})

test('the list filters, counts per chip and knows its neighbours', async () => {
  const scene = await makeSent(services)
  const { recruiter, offer, company, applicant } = scene
  expect(company.id).toBe(offer.company_id)
  const list = await recruiter.get(`${RECEIVED}?name=rákoto&title=COMPTABLE&status=submitted`)
  expect(list.body.meta.total).toBe(1)
  expect(list.body.counts).toMatchObject({ all: 1, submitted: 1, interview: 0 })
  expect(list.body.data[0]).toMatchObject({
    applicant_name: `${applicant.first_name} ${applicant.last_name}`,
    is_new: true,
    days_without_answer: 0,
  })
  const none = await recruiter.get(`${RECEIVED}?name=inconnue`)
  expect([none.body.meta.total, none.body.counts.all]).toEqual([0, 0])
  const short = await recruiter.get(`${RECEIVED}?name=zzz&status=nonsense&page=0&city=x&start_date=hier`)
  expect([short.status, short.body.meta.total]).toEqual([200, 1])
  const dated = await recruiter.get(`${RECEIVED}?start_date=2030-01-01`)
  expect(dated.body.meta.total).toBe(0)
  const opened = await recruiter.get(scene.theirs)
  expect([opened.body.data.previous_id, opened.body.data.next_id]).toEqual([null, null])
})

test('the list and the board name the company’s offers that somebody applied to, the latest first, and no other company’s', async () => {
  const { recruiter, offer, company } = await makeSent(services)
  await makeOffer(services, company.id, { title: 'Sans candidature' })
  const second = await makeOffer(services, company.id, { title: 'Juriste' })
  const other = await signedInAs(services, await makeApplicant(services))
  services.clock.advance(60)
  await other.post(SENT, applicationForm(second.id))
  await makeSent(services)
  const expected = [
    { id: second.id, title: 'Juriste', count: 1 },
    { id: offer.id, title: offer.title, count: 1 },
  ]
  for (const path of [RECEIVED, `${RECEIVED}/board`]) {
    const { body } = await recruiter.get(`${path}?name=personne`)
    expect(body.offers).toEqual(expected)
    expect(body.cv_views).toEqual({ left: CVS_A_DAY.most, again_at: null })
  }
})

test('those that wait for more than seven days are a queue of their own, and the next one is among them', async () => {
  const { recruiter, theirs, id } = await makeSent(services)
  const late = async () => (await recruiter.get(`${RECEIVED}?status=late`)).body
  expect([(await late()).meta.total, (await late()).counts.late]).toEqual([0, 0])
  const submitted_at = after(services.clock.now(), -7 * DAY_SECONDS * SECOND - SECOND)
  await services.db.update(applications).set({ submitted_at }).where(eq(applications.id, id))
  const found = await late()
  expect([found.meta.total, found.counts.late, found.data[0].id]).toEqual([1, 1, id])
  const opened = (await recruiter.get(`${theirs}?status=late`)).body.data
  expect([opened.previous_id, opened.next_id]).toEqual([null, null])
  expect((await late()).meta.total).toBe(1)
  await move(services, recruiter, `${theirs}/stage`, { stage: 'review' })
  expect((await late()).meta.total).toBe(0)
})

test('« À répondre » is those that nobody has answered, opened or not', async () => {
  const { recruiter, theirs } = await makeSent(services)
  const waiting = async () => (await recruiter.get(`${RECEIVED}?status=waiting`)).body
  expect((await waiting()).meta.total).toBe(1)
  await recruiter.get(theirs)
  const opened = await waiting()
  expect([opened.meta.total, opened.data.length, opened.counts.waiting]).toEqual([1, 1, 1])
  await move(services, recruiter, `${theirs}/stage`, { stage: 'review' })
  expect((await waiting()).meta.total).toBe(0)
})

test('« En cours » and « Terminées » share out all applications, and the next one is among them', async () => {
  const { recruiter, theirs, id } = await makeSent(services)
  const totals = async () => {
    const [open, ended] = [
      (await recruiter.get(`${RECEIVED}?status=open`)).body,
      (await recruiter.get(`${RECEIVED}?status=ended`)).body,
    ]
    expect([open.meta.total, ended.meta.total]).toEqual([open.counts.open, ended.counts.ended])
    expect([open.data.length, ended.data.length]).toEqual([open.meta.total, ended.meta.total])
    return [open.meta.total, ended.meta.total, open.counts.all]
  }
  expect(await totals()).toEqual([1, 0, 1])
  await move(services, recruiter, `${theirs}/stage`, { stage: 'review' })
  expect(await totals()).toEqual([1, 0, 1])
  for (const values of [{ status: 'rejected' }, { status: 'closed', outcome: 'hired' }] as const) {
    await services.db
      .update(applications)
      .set({ stage: null, ...values })
      .where(eq(applications.id, id))
    expect(await totals()).toEqual([0, 1, 1])
  }
})

test('a title is found in either gender, on both sides', async () => {
  const { recruiter, browser, offer, apply } = await makeScene(services)
  const title = 'Chargée ou chargé de communication'
  await services.db.update(offers).set({ title }).where(eq(offers.id, offer.id))
  await apply()
  const found = async (words: string) => {
    const query = `?title=${encodeURIComponent(words)}`
    const [received, mine] = [await recruiter.get(RECEIVED + query), await browser.get(SENT + query)]
    return [received.body.meta.total, mine.body.meta.total]
  }
  for (const words of ['Chargée de communication', 'chargé de communication', 'CHARGEE', 'charg', title])
    expect(await found(words), words).toEqual([1, 1])
  expect(await found('chargée de clientèle')).toEqual([0, 0])
})

test('other companies, applicants and guests reach nothing of it', async () => {
  const { theirs, browser } = await makeSent(services)
  const stranger = await signedInAs(services, (await makeCompany(services)).owner)
  const waiting = await signedInAs(services, (await makeCompany(services, { status: 'pending' })).owner)
  expect((await stranger.get(RECEIVED)).body.meta.total).toBe(0)
  for (const [who, status] of [
    [stranger, 404],
    [browser, 403],
    [waiting, 403],
    [new Guest(services), 401],
  ] as const) {
    expect((await who.get(theirs)).status).toBe(status)
    expect((await who.get(`${theirs}/cv`)).status).toBe(status)
    expect((await move(services, who, `${theirs}/stage`, { stage: 'review' })).status).toBe(status)
    expect((await move(services, who, `${theirs}/rejection`, { reason: 'doublon' })).status).toBe(status)
    expect((await who.delete(`${theirs}/rejection`)).status).toBe(status)
    expect((await move(services, who, `${theirs}/hire`)).status).toBe(status)
    expect((await who.put(`${theirs}/archive`)).status).toBe(status)
  }
})
