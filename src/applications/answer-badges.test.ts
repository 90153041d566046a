import { expect, test } from 'vitest'
import { answersInDays } from '#src/companies/shared/answer-badge.ts'
import { DAY, HOUR } from '#src/shared/durations.ts'
import { insertApplication } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { refreshAnswerBadges } from './answer-badges.ts'
import { applicationEvents } from './tables.ts'

const services = useServices()
const guest = () => new Browser(services)

/** Ten applications of three weeks ago, so many of them refused after so many days. */
async function receive(companyId: number, answered: number, days: number) {
  const offer = await makeOffer(services, companyId, { status: 'closed' })
  const sent = new Date(services.clock.now().getTime() - 21 * DAY)
  for (let index = 0; index < 10; index += 1) {
    const applicant_id = (await makeApplicant(services)).id
    const status = index < answered ? 'rejected' : 'submitted'
    const which = { offer_id: offer.id, company_id: companyId, applicant_id }
    const { id } = await insertApplication(services, sent, { ...which, status })
    if (index < answered)
      await services.db.insert(applicationEvents).values({
        application_id: id,
        at: new Date(sent.getTime() + days * DAY),
        to_status: 'rejected',
      })
  }
}

/** What the lists and pages of a company say of its answers. */
async function shown({ slug }: { slug: string }, offerId: number) {
  services.clock.advance(61)
  const list = (await guest().get(`/api/companies/${slug}/offers`)).body.data
  const offer = (await guest().get(`/api/offers/${offerId}`)).body.data
  const page = (await guest().get(`/api/companies/${slug}`)).body.data
  const directory = (await guest().get('/api/companies')).body.data as { slug: string }[]
  const inDirectory = directory.find((each) => each.slug === slug)
  return [list[0].company, offer.company, page, inDirectory].map((company) => company.answers_in_days)
}

test('the badge is earned by ten applications, eight of them answered, in two weeks at most', () => {
  const measured = { rate: 80, median_days: 14, expected: 10 }
  expect(answersInDays(measured)).toBe(14)
  expect(answersInDays({ ...measured, rate: 79 })).toBe(null)
  expect(answersInDays({ ...measured, median_days: 15 })).toBe(null)
  expect(answersInDays({ ...measured, expected: 9 })).toBe(null)
  expect(answersInDays({ ...measured, median_days: null })).toBe(null)
  expect(answersInDays(null)).toBe(null)
})

test('a company that answers has its badge everywhere, and loses it when it answers no more', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  await receive(company.id, 8, 3)
  await refreshAnswerBadges(services)
  await refreshAnswerBadges(services)
  expect(await shown(company, offer.id)).toEqual([3, 3, 3, 3])
  await receive(company.id, 2, 3)
  await refreshAnswerBadges(services)
  expect(await shown(company, offer.id)).toEqual([null, null, null, null])
})

test('one that answers too seldom earns none', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  await receive(company.id, 7, 1)
  await refreshAnswerBadges(services)
  expect(await shown(company, offer.id)).toEqual([null, null, null, null])
})

test('an answer promised for today counts against the company after its midnight in Antananarivo', async () => {
  // 10:00 there: two more are promised for this day, so that nine answers are of ten, then of twelve.
  services.clock.set('2026-11-24T07:00:00Z')
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  await receive(company.id, 9, 2)
  const due = {
    status: 'submitted' as const,
    answer_due_at: services.clock.now(),
    submitted_at: services.clock.now(),
  }
  for (let index = 0; index < 2; index += 1) {
    const which = {
      offer_id: offer.id,
      company_id: company.id,
      applicant_id: (await makeApplicant(services)).id,
    }
    await insertApplication(services, new Date(services.clock.now().getTime() - HOUR), { ...which, ...due })
  }
  const badge = async () => (await guest().get(`/api/companies/${company.slug}`)).body.data
  services.clock.set('2026-11-24T20:59:59Z')
  expect(await badge()).toMatchObject({ answers_in_days: 2, response: { expected: 10, rate: 90 } })
  services.clock.set('2026-11-24T21:00:00Z')
  expect(await badge()).toMatchObject({ answers_in_days: null, response: { expected: 12, rate: 75 } })
})
