import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { applicationForm, SENT } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import type { Suggestion } from './contract.ts'

const services = useServices()
const LIST = '/api/applicant/suggestions'

type ProfileValues = Partial<typeof applicantProfiles.$inferInsert>

const ACCOUNTANT: ProfileValues = {
  headline: 'Comptable confirmée',
  activity_area_id: 10,
  city_id: 1,
  skills: ['Sage', 'Excel'],
  job_level_id: 4,
  contract_ids: [1],
  min_salary_expectation: 1_000_000,
  max_salary_expectation: 1_400_000,
}

async function makePerson(values: ProfileValues = ACCOUNTANT, account = {}) {
  const person = await makeApplicant(services, account)
  await services.db.update(applicantProfiles).set(values).where(eq(applicantProfiles.user_id, person.id))
  return { person, browser: await signedInAs(services, person) }
}

/** The test begins on an empty site, so that it finds only what it publishes. */
async function emptySite() {
  await services.db.delete(applications)
  await services.db.delete(offers)
}

async function idsFor(browser: Browser, query = ''): Promise<number[]> {
  const { status, body } = await browser.get(LIST + query)
  expect(status).toBe(200)
  return body.data.map(({ id }: { id: number }) => id)
}

test('an applicant is shown the open offers that fit, the best first, each with its score and why', async () => {
  await emptySite()
  const { company } = await makeCompany(services)
  const best = await makeOffer(services, company.id, { skills: ['Sage', 'Excel'] })
  const other = await makeOffer(services, company.id, {
    title: 'Auditeur',
    skills: ['Sage', 'IFRS'],
    job_level_id: 5,
  })
  await makeOffer(services, company.id, {
    title: 'Soudeur',
    activity_area_id: 16,
    contract_id: 4,
    city_id: 63,
    job_level_id: 1,
  })
  const { browser } = await makePerson()
  const { body } = await browser.get(LIST)
  const [first, second] = body.data as Suggestion[]
  expect(body.data.map(({ id }: Suggestion) => id)).toEqual([best.id, other.id])
  expect(first?.match.score).toBeGreaterThan(second?.match.score ?? 100)
  expect(first?.match.reasons.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Même secteur', 'Titre proche', 'Antananarivo']),
  )
  expect(second?.match.gaps.map(({ text }) => text)).toContain('À renforcer\u00a0: IFRS')
  expect(first).toMatchObject({ is_saved: false, has_applied: false })
  expect(body).toMatchObject({ is_profile_incomplete: false, counts: { all: 2, new: 2, town: 2, remote: 0 } })
  expect(body.meta).toMatchObject({ total: 2, last_page: 1 })
})

test('what was applied to, hidden, closed or is of a hidden company is left out, and comes back when taken back', async () => {
  await emptySite()
  const { company } = await makeCompany(services)
  const { company: disliked } = await makeCompany(services)
  const [applied, hidden, closed, kept] = [
    await makeOffer(services, company.id),
    await makeOffer(services, company.id),
    await makeOffer(services, company.id, { status: 'closed' }),
    await makeOffer(services, company.id),
  ]
  const theirs = await makeOffer(services, disliked.id)
  const { browser } = await makePerson()
  expect(await idsFor(browser)).not.toContain(closed.id)
  expect((await browser.post(SENT, applicationForm(applied.id))).status).toBe(201)
  const hiddenOffer = `/api/applicant/hidden-offers/${hidden.id}`
  const hiddenCompany = `/api/applicant/hidden-companies/${disliked.id}`
  for (const path of [hiddenOffer, hiddenOffer, hiddenCompany])
    expect((await browser.put(path)).body.data.is_hidden).toBe(true)
  expect(await idsFor(browser)).toEqual([kept.id])
  const listed = (await browser.get('/api/applicant/hidden-suggestions')).body.data
  expect(listed.offers).toMatchObject([{ id: hidden.id, title: hidden.title, company: company.name }])
  expect(listed.companies).toMatchObject([{ id: disliked.id, name: disliked.name }])
  expect((await browser.get(LIST)).body.hidden).toEqual({ offers: 1, companies: 1 })
  await browser.delete(hiddenOffer)
  await browser.delete(hiddenCompany)
  expect((await idsFor(browser)).toSorted()).toEqual([hidden.id, kept.id, theirs.id].toSorted())
})

test('what one hides is hidden from nobody else, and what is not public can’t be', async () => {
  await emptySite()
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const draft = await makeOffer(services, company.id, { status: 'draft', published_at: null })
  const { company: pending } = await makeCompany(services, { status: 'pending' })
  const [one, other] = [await makePerson(), await makePerson()]
  await one.browser.put(`/api/applicant/hidden-offers/${offer.id}`)
  expect(await idsFor(one.browser)).toEqual([])
  expect(await idsFor(other.browser)).toEqual([offer.id])
  expect((await one.browser.put(`/api/applicant/hidden-offers/${draft.id}`)).status).toBe(404)
  expect((await one.browser.put(`/api/applicant/hidden-companies/${pending.id}`)).status).toBe(404)
  expect((await new Browser(services).get(LIST)).status).toBe(401)
  expect((await (await signedInAs(services, owner)).get(LIST)).status).toBe(403)
})

test('a changed profile, a new offer and a suspended company count at once', async () => {
  await emptySite()
  const { company } = await makeCompany(services)
  const { person, browser } = await makePerson()
  expect(await idsFor(browser)).toEqual([])
  const offer = await makeOffer(services, company.id)
  expect(await idsFor(browser)).toEqual([offer.id])
  await services.db
    .update(applicantProfiles)
    .set({ headline: 'Soudeuse', activity_area_id: 16, skills: ['Soudure'], contract_ids: [4] })
    .where(eq(applicantProfiles.user_id, person.id))
  expect(await idsFor(browser)).toEqual([])
  await services.db.update(applicantProfiles).set(ACCOUNTANT).where(eq(applicantProfiles.user_id, person.id))
  expect(await idsFor(browser)).toEqual([offer.id])
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
  expect(await idsFor(browser)).toEqual([])
})

test('an offer of another sector is found by its title', async () => {
  await emptySite()
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { title: 'Comptable H/F', activity_area_id: 24 })
  const { browser } = await makePerson({ ...ACCOUNTANT, headline: 'Comptable' })
  expect(await idsFor(browser)).toEqual([offer.id])
})

test('a profile that tells too little gets no score, and is told what is missing and where to say it', async () => {
  await emptySite()
  const { company } = await makeCompany(services)
  await makeOffer(services, company.id)
  const { browser } = await makePerson({ headline: 'Comptable', city_id: 1 })
  const { body } = await browser.get(LIST)
  expect(body.data).toEqual([])
  expect(body.is_profile_incomplete).toBe(true)
  expect(body.missing[0]).toEqual({ words: 'Votre secteur d’activité', section: 'presentation' })
  expect(body.missing.map(({ section }: { section: string }) => section)).not.toContain('mobility')
})

test('the list is paged by twenty and narrowed by town, work from home, shown pay and newness', async () => {
  await emptySite()
  const { company } = await makeCompany(services)
  const old = new Date(services.clock.now().getTime() - 9 * 86_400_000)
  for (let index = 0; index < 20; index += 1) await makeOffer(services, company.id, { published_at: old })
  const hiddenPay = await makeOffer(services, company.id, { salary_visible: false, published_at: old })
  const remote = await makeOffer(services, company.id, { work_mode: 'remote', published_at: old })
  const suburb = await makeOffer(services, company.id, { city_id: 92 })
  const { browser } = await makePerson()
  const { body } = await browser.get(`${LIST}?page=2`)
  expect(body.data).toHaveLength(3)
  expect(body.meta).toMatchObject({ total: 23, last_page: 2, from: 21 })
  expect(body.counts).toEqual({ all: 23, new: 1, town: 22, remote: 1, paid: 22 })
  expect(body.town).toBe('Antananarivo')
  expect(await idsFor(browser, '?filter=new')).toEqual([suburb.id])
  expect(await idsFor(browser, '?filter=remote')).toEqual([remote.id])
  expect(await idsFor(browser, '?filter=paid&page=2')).not.toContain(hiddenPay.id)
  expect(await idsFor(browser, '?page=9')).toEqual([])
})

test('name, photo and all else that an account says of the person change nothing of its suggestions', async () => {
  await emptySite()
  const { company } = await makeCompany(services)
  for (const title of ['Comptable', 'Auditrice', 'Aide comptable'])
    await makeOffer(services, company.id, { title })
  const { browser } = await makePerson()
  const other = await makePerson(
    {
      ...ACCOUNTANT,
      show_photo: true,
      about: 'Né en 1961 à Toliara.',
      is_public: true,
      public_slug: 'hery-r-qrst',
    },
    { first_name: 'Hery', last_name: 'Ravalomanana', username: 'Hery R', picture_key: 'une-photo.webp' },
  )
  const [one, two] = [(await browser.get(LIST)).body, (await other.browser.get(LIST)).body]
  expect(one.data.length).toBeGreaterThan(1)
  expect(two).toEqual(one)
  await services.db.update(users).set({ picture_key: null }).where(eq(users.id, other.person.id))
})
