import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { offerReports, offers } from '#src/offers/tables.ts'
import { eraseRequested } from '#src/personal-data/deletion/retention.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { countDays } from '#src/statistics/counting.ts'
import { dailyCounts } from '#src/statistics/tables.ts'
import { signedInAdmin, useAdminSite } from '#test/admin.ts'
import { insertApplication, makeSent } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { applications } from '../tables.ts'
import { exportOf } from './export.ts'
import { lastQuestions } from './tables.ts'

const services = useServices()
const site = useAdminSite(services)

/** An application that was refused two days ago, of which the last question is asked. */
async function makeAsked() {
  const scene = await makeSent(services)
  const asked_at = services.clock.now()
  await services.db
    .update(applications)
    .set({ status: 'rejected', decided_at: asked_at, changed_at: asked_at })
    .where(eq(applications.id, scene.id))
  const { id: application_id, company } = scene
  await services.db
    .insert(lastQuestions)
    .values({ application_id, company_id: company.id, occasion: 'ended', asked_at })
  const address = `${scene.mine}/last-question`
  const answer = (question: string, given: unknown, browser: Browser = scene.browser) =>
    browser.put(address, { question, answer: given })
  const reports = () =>
    services.db
      .select()
      .from(offerReports)
      .where(eq(offerReports.offer_id, scene.offer.id))
      .orderBy(offerReports.id)
  const rowOf = async () => {
    const rows = await services.db
      .select()
      .from(lastQuestions)
      .where(eq(lastQuestions.application_id, scene.id))
    return rows[0]
  }
  const offerOf = async () =>
    (await services.db.select().from(offers).where(eq(offers.id, scene.offer.id)))[0]
  return { ...scene, address, answer, reports, rowOf, offerOf }
}

test('the applicant answers by one call each, twice and changed, and reads the answers on the page', async () => {
  const { answer, browser, mine, rowOf } = await makeAsked()
  const first = await answer('with_respect', true)
  const open_until = first.body.data[1].open_until
  expect(first.body.data).toEqual([
    { question: 'asked_for_money', answer: null, open_until },
    { question: 'with_respect', answer: true, open_until },
  ])
  const { answered_at } = (await rowOf()) ?? {}
  services.clock.advance(60)
  expect((await answer('with_respect', true)).status).toBe(200)
  expect((await answer('with_respect', false)).status).toBe(200)
  expect((await answer('asked_for_money', false)).status).toBe(200)
  expect(await rowOf()).toMatchObject({ asked_for_money: false, with_respect: false, answered_at })
  expect((await browser.get(mine)).body.data.last_questions).toEqual([
    { question: 'asked_for_money', answer: false, open_until },
    { question: 'with_respect', answer: false, open_until },
  ])
})

test('an answer that is none, and a question that was not asked, are refused', async () => {
  const { answer, rowOf } = await makeAsked()
  const unclear = await answer('with_respect', 'peut-être')
  expect(unclear.status).toBe(422)
  expect(unclear.body.errors.answer).toEqual(['Veuillez répondre par oui ou par non.'])
  expect((await answer('paid', true)).status).toBe(422)
  expect((await answer('started', true)).status).toBe(404)
  expect((await rowOf())?.answered_at).toBeNull()
})

test('only the applicant answers: a stranger, the recruiter and a guest do not', async () => {
  const { answer, recruiter, rowOf } = await makeAsked()
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await answer('asked_for_money', true, stranger)).status).toBe(404)
  expect((await answer('asked_for_money', true, recruiter)).status).toBe(403)
  expect((await answer('asked_for_money', true, new Browser(services))).status).toBe(401)
  expect(await rowOf()).toMatchObject({ asked_for_money: null, answered_at: null, report_id: null })
})

test('nobody answers, or changes an answer, once a month has passed', async () => {
  const { answer, applicant, mine } = await makeAsked()
  await answer('with_respect', true)
  services.clock.advance(30 * DAY_SECONDS)
  const later = await signedInAs(services, applicant)
  const late = await answer('with_respect', false, later)
  expect(late.status).toBe(409)
  expect(late.body.message).toContain('Le délai pour répondre')
  expect((await answer('asked_for_money', true, later)).status).toBe(409)
  expect((await later.get(mine)).body.data.last_questions).toEqual([
    { question: 'with_respect', answer: true, open_until: null },
  ])
})

test('a yes to money makes one report, even of a closed offer and pressed twice at once', async () => {
  const { answer, reports, offer, offerOf, applicant } = await makeAsked()
  await services.db.update(offers).set({ status: 'closed' }).where(eq(offers.id, offer.id))
  const both = await Promise.all([answer('asked_for_money', true), answer('asked_for_money', true)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await answer('asked_for_money', true)
  const [report, ...others] = await reports()
  expect(others).toEqual([])
  expect(report).toMatchObject({ reason: 'frais_demandes', reporter_id: applicant.id })
  expect(report?.message).toContain('dernière question')
  expect((await offerOf())?.reported_at).toEqual(services.clock.now())
  const { browser: moderator } = await signedInAdmin(site, { admin_role: 'moderator' })
  const { body } = await moderator.get(`/api/admin/offers/${offer.id}`)
  expect(JSON.stringify(body)).toContain('Réponse à la dernière question')
})

test('a yes that is taken back leaves the report, which says so, and a new yes is no second report', async () => {
  const { answer, reports, offer, offerOf } = await makeAsked()
  await answer('asked_for_money', true)
  await answer('asked_for_money', false)
  const [taken] = await reports()
  expect(taken).toMatchObject({ counts: false })
  expect(taken?.message).toContain('revenue sur cette réponse')
  // A moderator has decided meanwhile.
  await services.db.update(offers).set({ reported_at: null }).where(eq(offers.id, offer.id))
  services.clock.advance(60)
  await answer('asked_for_money', true)
  const after = await reports()
  expect(after).toHaveLength(1)
  expect(after[0]?.message).not.toContain('revenue')
  expect((await offerOf())?.reported_at).toEqual(services.clock.now())
})

test('who has reported the fee by hand is not counted twice, and can still report after the answer', async () => {
  const byHand = await makeAsked()
  const address = `/api/offers/${byHand.offer.id}/reports`
  await byHand.browser.post(address, { reason: 'frais_demandes', message: '50 000 Ar' })
  await byHand.answer('asked_for_money', true)
  expect((await byHand.reports()).map(({ message }) => message)).toEqual(['50 000 Ar'])
  const before = await makeAsked()
  await before.answer('asked_for_money', true)
  const later = await before.browser.post(`/api/offers/${before.offer.id}/reports`, {
    reason: 'comportement_deplace',
  })
  expect(later.status).toBe(201)
  expect((await before.reports()).filter(({ counts }) => counts).length).toBeLessThan(2)
  expect((await before.reports()).map(({ reason }) => reason)).toEqual([
    'frais_demandes',
    'comportement_deplace',
  ])
})

/** So many people say whether this company treated them with respect. */
async function makeAnswers(
  company: { id: number },
  answers: readonly boolean[],
  values: { asked_for_money?: boolean } = {},
) {
  const offer = await makeOffer(services, company.id)
  const now = services.clock.now()
  for (const with_respect of answers) {
    const { id: applicant_id } = await makeApplicant(services)
    const { id: application_id } = await insertApplication(services, now, {
      offer_id: offer.id,
      company_id: company.id,
      applicant_id,
      status: 'rejected',
    })
    await services.db.insert(lastQuestions).values({
      application_id,
      company_id: company.id,
      occasion: 'ended',
      asked_at: now,
      answered_at: now,
      with_respect,
      ...values,
    })
  }
}

const respectOf = async ({ slug }: { slug: string }) =>
  (await new Browser(services).get(`/api/companies/${slug}`)).body.data.respect

test('four answers show no figure and five do, of the last twelve months, and never those about money', async () => {
  const { company } = await makeCompany(services)
  await makeAnswers(company, [true, true, true, false], { asked_for_money: true })
  expect(await respectOf(company)).toBeNull()
  await makeAnswers(company, [true])
  expect(await respectOf(company)).toEqual({ rate: 80, answers: 5 })
  const page = await new Browser(services).get(`/api/companies/${company.slug}`)
  expect(JSON.stringify(page.body)).not.toContain('money')
  const { company: other } = await makeCompany(services)
  expect(await respectOf(other)).toBeNull()
  services.clock.advance(366 * DAY_SECONDS)
  expect(await respectOf(company)).toBeNull()
})

test('the figure moves when five more have answered, so that it tells about none of them', async () => {
  const { company } = await makeCompany(services)
  await makeAnswers(company, [true, true, true, true, true])
  for (const last of [false, false, false, false]) {
    services.clock.advance(DAY_SECONDS)
    await makeAnswers(company, [last])
    expect(await respectOf(company)).toEqual({ rate: 100, answers: 5 })
  }
  services.clock.advance(DAY_SECONDS)
  await makeAnswers(company, [true])
  expect(await respectOf(company)).toEqual({ rate: 60, answers: 10 })
})

test('five answers of one person show no figure', async () => {
  const { company } = await makeCompany(services)
  await makeAnswers(company, [true, true, true, true])
  await makeAnswers(company, [true])
  const { id } = await makeApplicant(services)
  const rows = await services.db.select().from(applications).where(eq(applications.company_id, company.id))
  // Each offer has one application of a person, so the offer of each is another one.
  for (const row of rows) {
    const { id: offer_id } = await makeOffer(services, company.id)
    await services.db
      .update(applications)
      .set({ offer_id, applicant_id: id })
      .where(eq(applications.id, row.id))
  }
  expect(await respectOf(company)).toBeNull()
})

test('the answers are in the copy of one’s data and go with the account, and the figure counts without', async () => {
  const { answer, applicant, company, id, rowOf, reports } = await makeAsked()
  await makeAnswers(company, [true, true, true, true])
  await answer('with_respect', true)
  await answer('asked_for_money', true)
  expect(await respectOf(company)).toEqual({ rate: 100, answers: 5 })
  const [part] = await exportOf(services.db, applicant.id)
  expect(part?.data).toMatchObject([{ application_id: id, with_respect: true, asked_for_money: true }])
  await services.db
    .update(users)
    .set({ deletion_requested_at: services.clock.now() })
    .where(eq(users.id, applicant.id))
  services.clock.advance(60 * DAY_SECONDS)
  await eraseRequested(services)
  expect(await rowOf()).toBeUndefined()
  expect(await exportOf(services.db, applicant.id)).toEqual([])
  expect(await respectOf(company)).toBeNull()
  expect(await reports()).toMatchObject([{ reporter_id: null, message: null }])
})

test('the statistics count each answer on the day that it was given', async () => {
  services.clock.set('2027-06-02T08:00:00Z')
  const { company } = await makeCompany(services)
  await services.db.delete(lastQuestions)
  await makeAnswers(company, [true, true, false], { asked_for_money: false })
  services.clock.set('2027-06-03T08:00:00Z')
  await countDays(services)
  const rows = await services.db.select().from(dailyCounts).where(eq(dailyCounts.name, 'last_answers'))
  expect(rows.map(({ day, key, value }) => [day, key, value]).sort()).toEqual([
    ['2027-06-02', 'asked_for_money.no', 3],
    ['2027-06-02', 'with_respect.no', 1],
    ['2027-06-02', 'with_respect.yes', 2],
  ])
  const { browser } = await signedInAdmin(site, { admin_role: 'billing' })
  const { body } = await browser.get('/api/admin/statistics?from=2027-06-01&to=2027-06-02')
  const figure = (name: string) =>
    body.data.figures.find((each: { name: string }) => each.name === name).value
  expect(['last_answers', 'asked_for_money', 'with_respect', 'started'].map(figure)).toEqual([6, 0, 67, null])
})
