import { expect, test } from 'vitest'
import { dayAt } from '#src/shared/dates.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { insertApplication } from '#test/applications.ts'
import { makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const LIST = '/api/recruiter/offers'

async function scene() {
  const { company, owner } = await makeCompany(services)
  return { company, recruiter: await signedInAs(services, owner) }
}

const STATES = [
  { status: 'draft', published_at: null },
  { status: 'submitted', published_at: null },
  { status: 'published' },
  { status: 'published', paused: true },
  { status: 'rejected', published_at: null, rejection_reason: 'Salaire sous le minimum légal' },
  { status: 'closed', close_reason: 'pourvue_ici' },
  { status: 'archived' },
] as const

test('a company sees its offers in every state, counted, with what can be done to each', async () => {
  const { company, recruiter } = await scene()
  for (const values of STATES) await makeOffer(services, company.id, values)
  await makeOffer(services, (await makeCompany(services)).company.id)
  const { body } = await recruiter.get(LIST)
  expect(body.counts).toEqual({
    all: 7,
    published: 1,
    submitted: 1,
    paused: 1,
    draft: 1,
    rejected: 1,
    closed: 1,
    archived: 1,
  })
  expect(body.slots).toEqual({ taken: 3, total: 1 })
  // One in validation and one that is paused take a place, and nobody can apply to them.
  expect(body.active_count).toBe(1)
  expect((await recruiter.get(`${LIST}?status=active`)).body.meta.total).toBe(1)
  const actions = Object.fromEntries(
    body.data.map(({ state, actions }: { state: string; actions: string[] }) => [state, actions]),
  )
  expect(actions).toEqual({
    draft: ['archive'],
    submitted: [],
    published: ['pause', 'close', 'renew'],
    paused: ['resume', 'close'],
    rejected: ['archive'],
    closed: ['renew', 'archive'],
    archived: [],
  })
})

test('it is filtered by title, state and dates, in either order; what is no filter is left out', async () => {
  const { company, owner } = await makeCompany(services)
  const first = await makeOffer(services, company.id, { title: 'Comptable confirmée', status: 'closed' })
  services.clock.advance(2 * DAY_SECONDS)
  const second = await makeOffer(services, company.id, { title: 'Technicien réseau' })
  const recruiter = await signedInAs(services, owner)
  const ids = async (query: string) =>
    (await recruiter.get(`${LIST}?${query}`)).body.data.map(({ id }: { id: number }) => id)
  const today = dayAt(services.clock.now())
  expect(await ids('')).toEqual([second.id, first.id])
  expect(await ids('sort_by_date=asc')).toEqual([first.id, second.id])
  expect(await ids('title=COMPTABLE')).toEqual([first.id])
  expect(await ids('title=com')).toHaveLength(2)
  expect(await ids('status=closed')).toEqual([first.id])
  expect(await ids('status=active')).toEqual([second.id])
  expect(await ids(`start_date=${today}`)).toEqual([second.id])
  expect(await ids(`end_date=${today}&start_date=nonsense`)).toEqual([second.id, first.id])
  expect(await ids('isFreeSponsoring=0&status=nonsense')).toHaveLength(2)
  // No offer of this company is sponsored.
  expect(await ids('isFreeSponsoring=1')).toEqual([])
  expect((await recruiter.get(`${LIST}?isFreeSponsoring=1`)).body).toMatchObject({
    meta: { total: 0 },
    counts: { all: 0, published: 0 },
  })
  expect(await ids('page=2')).toEqual([])
})

test('what a recruiter has to do something about comes first where that is asked', async () => {
  const { company, recruiter } = await scene()
  const make = async (values: Parameters<typeof makeOffer>[2]) => {
    const { id } = await makeOffer(services, company.id, values)
    services.clock.advance(60)
    return id
  }
  const soon = (days: number) => new Date(services.clock.now().getTime() + days * DAY_SECONDS * 1000)
  const ending = await make({ expires_at: soon(6) })
  const closing = await make({ application_deadline: dayAt(soon(5)) })
  const waited = await make({ status: 'closed', close_reason: 'annulee' })
  const refused = await make({ status: 'rejected', published_at: null })
  const draft = await make({ status: 'draft', published_at: null })
  const calm = await make({})
  const row = { company_id: company.id, status: 'submitted' as const }
  await insertApplication(services, services.clock.now(), {
    ...row,
    offer_id: waited,
    applicant_id: (await makeApplicant(services)).id,
  })
  await insertApplication(services, services.clock.now(), {
    ...row,
    offer_id: calm,
    applicant_id: (await makeApplicant(services)).id,
    status: 'active',
    stage: 'interview',
  })
  const ids = async (query: string) =>
    (await recruiter.get(`${LIST}?${query}`)).body.data.map(({ id }: { id: number }) => id)
  expect(await ids('sort=urgent')).toEqual([closing, ending, waited, refused, draft, calm])
  expect(await ids('sort=urgent&status=draft')).toEqual([draft])
  expect(await ids('sort=nonsense')).toEqual([calm, draft, refused, waited, closing, ending])
})

test('each offer says how many applications it has, how many are new, wait, or still hope', async () => {
  const { company, recruiter } = await scene()
  const offer = await makeOffer(services, company.id, { views_count: 12 })
  const states = [
    { status: 'submitted' },
    { status: 'active', stage: 'viewed' },
    { status: 'active', stage: 'interview' },
    // Applications with a proposal are decided one by one, so they do not count as open.
    { status: 'active', stage: 'offer_made' },
    { status: 'active', stage: 'accepted' },
    { status: 'rejected' },
    { status: 'draft' },
  ] as const
  for (const state of states) {
    const { id: applicant_id } = await makeApplicant(services)
    const row = { offer_id: offer.id, company_id: company.id, applicant_id }
    await insertApplication(services, services.clock.now(), { ...row, ...state })
  }
  expect((await recruiter.get(LIST)).body.data[0]).toMatchObject({
    views_count: 12,
    applications_count: 6,
    new_count: 1,
    unanswered_count: 2,
    open_count: 3,
    days_left: 30,
  })
})

test('a reader sees them and can do nothing; a draft shows no page of its own', async () => {
  const { company } = await scene()
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const open = await makeOffer(services, company.id)
  const draft = await makeOffer(services, company.id, { status: 'draft' })
  expect((await reader.get(`${LIST}/${open.id}`)).body.data).toMatchObject({ id: open.id, actions: [] })
  const page = async (id: number) => (await reader.get(`${LIST}/${id}/public-page`)).body.data
  expect(await page(open.id)).toMatchObject({ id: open.id, status: 'open', title: open.title })
  expect(await page(draft.id)).toBeNull()
})

test('the preview of an offer that is not public yet is the page as it will be', async () => {
  const { company, recruiter } = await scene()
  const waiting = await makeOffer(services, company.id, { status: 'submitted', published_at: null })
  const { body } = await recruiter.get(`${LIST}/${waiting.id}/public-page`)
  expect(body.data).toMatchObject({ status: 'open' })
})
