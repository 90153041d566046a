import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offers } from '#src/offers/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { makeScene, move, RECEIVED, SENT, tellChanges } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { applicationOf, insertInterview } from '#test/calendar.ts'
import { makeApplicant, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { closeUnanswered } from '../expiry.ts'

const services = useServices()

test('the list is filtered by title, status and tab, and sorted by date', async () => {
  const { browser, apply, company } = await makeScene(services)
  const first = (await apply()).body.data.id
  services.clock.advance(60)
  const other = await makeOffer(services, company.id, { title: 'Développeuse web' })
  const second = (await apply({ offer_id: String(other.id) })).body.data.id
  const idsOf = async (query: string) =>
    (await browser.get(`${SENT}${query}`)).body.data.map((each: { id: number }) => each.id)
  expect(await idsOf('')).toEqual([second, first])
  expect(await idsOf('?sort_by_date=asc')).toEqual([first, second])
  expect(await idsOf('?title=developpeuse')).toEqual([second])
  expect(await idsOf('?title=dev')).toEqual([second, first])
  await browser.put(`${SENT}/${first}/withdrawal`)
  expect(await idsOf('?status=ended')).toEqual([first])
  expect(await idsOf('?status=withdrawn')).toEqual([first])
  expect(await idsOf('?status=submitted')).toEqual([second])
  await browser.put(`${SENT}/${first}/archive`)
  expect(await idsOf('')).toEqual([second])
  expect(await idsOf('?status=archived')).toEqual([first])
  const { counts, meta } = (await browser.get(`${SENT}?page=9`)).body
  expect(counts).toEqual({ all: 1, in_progress: 1, draft: 0, ended: 0, archived: 1, unread: 0 })
  expect([meta.total, meta.from]).toEqual([1, null])
})

test('a proposal to answer comes first, then what is going on, then what is over, whatever the dates', async () => {
  const { browser, recruiter, apply, company } = await makeScene(services)
  const ids = [(await apply()).body.data.id]
  for (let count = 0; count < 3; count++) {
    services.clock.advance(60)
    const offer = await makeOffer(services, company.id)
    ids.push((await apply({ offer_id: String(offer.id) })).body.data.id)
  }
  const [proposed, waiting, over, last] = ids
  await move(services, recruiter, `${RECEIVED}/${proposed}/stage`, { stage: 'offer_made' })
  await tellChanges(services)
  await browser.put(`${SENT}/${over}/withdrawal`)
  const listed = async (query: string) =>
    (await browser.get(`${SENT}${query}`)).body.data.map((each: { id: number }) => each.id)
  expect(await listed('')).toEqual([proposed, last, waiting, over])
  expect(await listed('?sort_by_date=asc')).toEqual([proposed, waiting, last, over])
})

test('an interview whose slots wait to be chosen from is the person’s turn', async () => {
  const { browser, apply, company } = await makeScene(services)
  const { id } = (await apply()).body.data
  const offer = await makeOffer(services, company.id)
  await apply({ offer_id: String(offer.id) })
  await insertInterview(services, await applicationOf(services, id))
  const { data } = (await browser.get(SENT)).body
  expect([data[0].id, data[0].group, data[0].has_slots_to_choose]).toEqual([id, 'your_turn', true])
  expect([data[1].group, data[1].has_slots_to_choose]).toEqual(['waiting', false])
  expect((await browser.get('/api/applicant/dashboard')).body.data.next_step).toMatchObject({
    kind: 'choose_slot',
    application_id: id,
  })
})

test('the follow-up shows the offer as it was, the dossier and the promised answer', async () => {
  const { apply, applicant, offer } = await makeScene(services)
  const { id } = (await apply()).body.data
  services.clock.advance(3 * DAY_SECONDS)
  const later = await signedInAs(services, applicant)
  const { data } = (await later.get(`${SENT}/${id}`)).body
  expect(data.offer).toMatchObject({
    title: offer.title,
    is_open: true,
    min_salary: 1_200_000,
    city: 'Antananarivo',
  })
  expect(data.dossier).toMatchObject({
    resume_type: 'pdf',
    cv_name: 'CV de Miora.pdf',
    max_salary_expectation: 1_500_000,
  })
  expect(data.promise).toMatchObject({ day: 3, of: 7, is_late: false })
  expect(data.timeline).toMatchObject([{ label: 'Envoyée', by: 'Vous' }])
  expect(data.company_answers).toEqual({ response_rate: null, median_days: null })
})

test('the follow-up leads to the offer for as long as there is a page of it', async () => {
  const { browser, apply, offer } = await makeScene(services)
  const { id } = (await apply()).body.data
  const states = [
    { status: 'published', paused: false },
    { status: 'published', paused: true },
    { status: 'closed', paused: false },
    { status: 'archived', paused: false },
  ] as const
  const answers = new Set<boolean>()
  for (const state of states) {
    await services.db.update(offers).set(state).where(eq(offers.id, offer.id))
    const isThere = (await new Browser(services).get(`/api/offers/${offer.id}`)).status === 200
    expect((await browser.get(`${SENT}/${id}`)).body.data.offer.has_page, state.status).toBe(isThere)
    answers.add(isThere)
  }
  expect(answers).toEqual(new Set([true, false]))
})

test('withdrawing ends it, tells the recruiters, and cannot be done twice', async () => {
  const { browser, apply, recruiter } = await makeScene(services)
  const { id } = (await apply()).body.data
  expect((await browser.put(`${SENT}/${id}/withdrawal`)).body.data.label).toBe('Retirée')
  const twice = await browser.put(`${SENT}/${id}/withdrawal`)
  expect([twice.status, twice.body.message]).toEqual([
    409,
    'Cette candidature a changé entre-temps\u00a0: cette action n’est plus possible.',
  ])
  const bell = await recruiter.get('/api/notification')
  expect(bell.body.data.map((each: { title: string }) => each.title)).toContain('Candidature retirée')
  const stranger = await signedInAs(services, await makeApplicant(services))
  for (const change of ['withdrawal', 'refusal-of-offer', 'archive']) {
    expect((await stranger.put(`${SENT}/${id}/${change}`)).status).toBe(404)
    expect((await recruiter.put(`${SENT}/${id}/${change}`)).status).toBe(403)
    expect((await new Browser(services).put(`${SENT}/${id}/${change}`)).status).toBe(401)
  }
})

test('sixty days without a change close it without an answer, told once', async () => {
  const { apply, applicant } = await makeScene(services)
  const { id } = (await apply()).body.data
  services.clock.advance(59 * DAY_SECONDS)
  await closeUnanswered(services)
  services.clock.advance(2 * DAY_SECONDS)
  await closeUnanswered(services)
  await closeUnanswered(services)
  const browser = await signedInAs(services, applicant)
  expect((await browser.get(`${SENT}/${id}`)).body.data.label).toBe('Clôturée sans réponse')
  const bell = await browser.get('/api/notification')
  expect(
    bell.body.data.filter((each: { title: string }) => each.title.includes('sans réponse')),
  ).toHaveLength(1)
})
