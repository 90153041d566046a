import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { COMPANY_STATUSES } from '#src/accounts/shared/memberships.ts'
import { applications } from '#src/applications/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { listWorkers } from '#src/jobs.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { SECOND } from '#src/shared/durations.ts'
import { applicationForm, SENT } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import type { Offer } from './contract.ts'
import { isOpen, openOffers } from './open.ts'
import { OFFER_STATUSES } from './shared/states.ts'
import { offers } from './tables.ts'
import { jobPostingOf } from './web/job-posting.ts'

const services = useServices()
/** Ten seconds before midnight in Antananarivo. */
const EVENING = '2026-11-21T20:59:50Z'
const MIDNIGHT = '2026-11-21T21:00:00Z'

test('the condition on rows and the function of one row are one rule, whatever the offer', async () => {
  const { id: _id, fts: _fts, ...plain } = await makeOffer(services, (await makeCompany(services)).company.id)
  const now = new Date(EVENING)
  const ends = [null, ...[-1, 0, 1].map((seconds) => new Date(now.getTime() + seconds * SECOND))]
  const deadlines = [null, '2026-11-20', '2026-11-21', '2026-11-22']
  const cases: { company_status: (typeof COMPANY_STATUSES)[number]; id: number }[] = []
  for (const company_status of COMPANY_STATUSES) {
    const { company } = await makeCompany(services, { status: company_status })
    const values = OFFER_STATUSES.flatMap((status) =>
      [true, false].flatMap((paused) =>
        ends.flatMap((expires_at) =>
          deadlines.map((application_deadline) => ({ status, paused, expires_at, application_deadline })),
        ),
      ),
    ).map((each) => ({ ...plain, company_id: company.id, ...each }))
    const rows = await services.db.insert(offers).values(values).returning({ id: offers.id })
    cases.push(...rows.map(({ id }) => ({ id, company_status })))
  }
  const statuses = new Map(cases.map((each) => [each.id, each.company_status]))
  const rows = await services.db
    .select()
    .from(offers)
    .where(inArray(offers.id, [...statuses.keys()]))
  for (const moment of [now, new Date(MIDNIGHT)]) {
    const found = await services.db.select({ id: offers.id }).from(offers).where(openOffers(moment))
    const open = new Set(found.map(({ id }) => id))
    const judged = rows.map((row) => ({ ...row, company_status: statuses.get(row.id) ?? 'incomplete' }))
    expect(judged.filter((row) => open.has(row.id) !== isOpen(row, moment))).toEqual([])
    expect(judged.filter((row) => open.has(row.id))).toHaveLength(moment === now ? 6 : 2)
  }
  await services.db.delete(offers).where(inArray(offers.id, [...statuses.keys()]))
})

/** Looks the offer up everywhere that it is shown or counted as open. */
async function whereOpen(offer: { id: number; title: string }, person: Browser, owner: Browser) {
  const guest = new Browser(services)
  const has = (list: { id: number }[]) => list.some(({ id }) => id === offer.id)
  const elsewhere = (await makeCompany(services)).company
  const other = await makeOffer(services, elsewhere.id, { activity_area_id: 3, city_id: 2 })
  const home = (await guest.get('/api/home')).body.data
  const shown = (await guest.get(`/api/offers/${offer.id}`)).body.data as Offer | undefined
  const saved = (await person.get('/api/applicant/saved-offers')).body.data as {
    id: number
    is_open: boolean
  }[]
  const result = {
    search: has((await guest.get(`/api/offers?keywords=${encodeURIComponent(offer.title)}`)).body.data),
    facets: (await guest.get('/api/offers?activity_area=3&city=2')).body.meta.total - 1,
    home: has(home.offers),
    count: home.figures.open_offers - 1,
    sectors: (home.activity_areas.find(({ id }: { id: number }) => id === 3)?.count ?? 0) - 1,
    similar: has((await guest.get(`/api/offers/${other.id}/similar`)).body.data),
    page: shown?.status === 'open',
    posting: shown ? jobPostingOf(shown, 'https://asafidy.test') !== null : false,
    of_company: shown?.company.open_offers_count ?? 0,
    saved: saved.some(({ id, is_open }) => id === offer.id && is_open),
    recent: has((await person.get('/api/applicant/dashboard')).body.data.recent_offers),
    recruiter: (await owner.get('/api/recruiter/dashboard')).body.data?.figures?.open_offers_count ?? 0,
  }
  await services.db.delete(offers).where(eq(offers.id, other.id))
  return result
}

const EVERYWHERE = {
  search: true,
  facets: 1,
  home: true,
  count: 1,
  sectors: 1,
  similar: true,
  page: true,
  posting: true,
  of_company: 1,
  saved: true,
  recent: true,
  recruiter: 1,
}
const NOWHERE = {
  search: false,
  facets: 0,
  home: false,
  count: 0,
  sectors: 0,
  similar: false,
  page: false,
  posting: false,
  of_company: 0,
  saved: false,
  recent: false,
  recruiter: 0,
}

async function makeScene() {
  await services.db.delete(applications)
  await services.db.delete(offers)
  services.clock.set(EVENING)
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, {
    title: 'Vétérinaire',
    activity_area_id: 3,
    city_id: 2,
    application_deadline: '2026-11-21',
  })
  const applicant = await makeApplicant(services)
  const person = await signedInAs(services, applicant)
  await person.put(`/api/applicant/saved-offers/${offer.id}`)
  return { company, offer, applicant, person, owner: await signedInAs(services, owner) }
}

test('an offer takes applications to the end of its deadline’s day, and from then on is open nowhere', async () => {
  const { offer, person, owner } = await makeScene()
  expect(await whereOpen(offer, person, owner)).toEqual(EVERYWHERE)
  const late = await signedInAs(services, await makeApplicant(services))
  services.clock.set(MIDNIGHT)
  expect(await whereOpen(offer, person, owner)).toEqual(NOWHERE)
  const refused = await late.post(SENT, applicationForm(offer.id))
  expect(refused.body.errors).toEqual({ offer_id: ['Cette offre n’accepte plus de candidatures.'] })
  services.clock.set(EVENING)
  expect((await late.post(SENT, applicationForm(offer.id))).status).toBe(201)
})

test('the offer of a company that is suspended is open nowhere and takes no application', async () => {
  const { company, offer, person, owner } = await makeScene()
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
  expect(await whereOpen(offer, person, owner)).toEqual(NOWHERE)
  const refused = await person.post(SENT, applicationForm(offer.id))
  expect(refused.body.errors).toEqual({ offer_id: ['Cette offre n’accepte plus de candidatures.'] })
})

test('an alert tells no offer whose deadline has passed', async () => {
  const { offer, applicant, person } = await makeScene()
  services.clock.advance(-600)
  await person.post('/api/alerts', { keywords: 'vétérinaire', frequency: 'immediate' })
  await services.db.update(offers).set({ published_at: new Date('2026-11-21T20:55:00Z') })
  services.clock.set('2026-11-21T21:05:00Z')
  const round = listWorkers(services).find(({ kind }) => kind.name === 'offers.alerts-immediate')
  await round?.run({}, { id: 'cron' })
  await services.queue.runDue(services)
  const told = await services.db
    .select({ text: outgoingMails.text })
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, applicant.email))
  expect(told.filter(({ text }) => text.includes(offer.title))).toEqual([])
})
