import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { applicationEvents } from '#src/applications/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { DAY } from '#src/shared/durations.ts'
import { insertApplication } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()

// The site keeps what it says of companies a minute, so each test begins with none and two minutes later.
beforeEach(async () => {
  await services.db.update(companies).set({ status: 'suspended' })
  services.clock.advance(120)
})

async function readHome(browser = new Browser(services)) {
  const { status, body } = await browser.get('/api/home')
  expect(status).toBe(200)
  return body.data
}

/** An application of three weeks ago that the company refused after so many days. */
async function receiveAnswered(company_id: number, days: number) {
  const offer = await makeOffer(services, company_id, { status: 'closed' })
  const applicant = await makeApplicant(services)
  const sent = new Date(services.clock.now().getTime() - 21 * DAY)
  const sending = { offer_id: offer.id, company_id, applicant_id: applicant.id, status: 'rejected' as const }
  const { id: application_id } = await insertApplication(services, sent, sending)
  const at = new Date(sent.getTime() + days * DAY)
  await services.db.insert(applicationEvents).values({ application_id, at, to_status: 'rejected' })
}

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

test('a guest reads how much there is, where, of what, and the six latest offers', async () => {
  const { company } = await makeCompany(services)
  const ids: number[] = []
  for (const city_id of [1, 1, 1, 1, 1, 2, 2]) {
    services.clock.advance(60)
    ids.unshift((await makeOffer(services, company.id, { city_id })).id)
  }
  const home = await readHome()
  expect(home.is_exact).toBe(true)
  expect(home.figures).toEqual({
    open_offers: 7,
    verified_companies: 1,
    answered_rate: null,
    median_days: null,
  })
  expect(idsOf(home.offers)).toEqual(ids.slice(0, 6))
  expect(home.offers[0]).not.toHaveProperty('is_saved')
  expect(home.cities).toEqual([
    { id: 1, name: 'Antananarivo', count: 5, path: null },
    { id: 2, name: expect.any(String), count: 2, path: null },
  ])
  expect(home.activity_areas).toEqual([{ id: 10, name: expect.any(String), count: 7, path: null }])
})

test('companies that recruit stand by what they answer, those without a measure last, and those without an offer nowhere', async () => {
  const silent = await makeCompany(services)
  const prompt = await makeCompany(services)
  await makeCompany(services)
  await makeOffer(services, silent.company.id)
  await makeOffer(services, silent.company.id)
  await makeOffer(services, prompt.company.id)
  for (const days of [1, 3]) await receiveAnswered(prompt.company.id, days)
  const { recruiters, figures } = await readHome()
  expect(idsOf(recruiters)).toEqual([prompt.company.id, silent.company.id])
  expect(recruiters[0]).toMatchObject({ open_offers_count: 1, response: { rate: 100, median_days: 2 } })
  expect(recruiters[1]).toMatchObject({ open_offers_count: 2, response: null })
  expect(figures).toMatchObject({ answered_rate: 100, median_days: 2, verified_companies: 3 })
})

test('an applicant reads there what it saved', async () => {
  const { company } = await makeCompany(services)
  const saved = await makeOffer(services, company.id)
  const other = await makeOffer(services, company.id)
  const browser = await signedInAs(services, await makeApplicant(services))
  await browser.put(`/api/applicant/saved-offers/${saved.id}`)
  const marks = (await readHome(browser)).offers.map((each: { id: number; is_saved: boolean }) => [
    each.id,
    each.is_saved,
  ])
  expect(marks).toEqual(
    expect.arrayContaining([
      [saved.id, true],
      [other.id, false],
    ]),
  )
})

test('what is not open to everybody is neither shown nor counted', async () => {
  const { company } = await makeCompany(services)
  const open = await makeOffer(services, company.id)
  await makeOffer(services, company.id, { status: 'closed' })
  await makeOffer(services, (await makeCompany(services, { status: 'pending' })).company.id)
  const home = await readHome()
  expect([idsOf(home.offers), home.figures.open_offers]).toEqual([[open.id], 1])
})

test('an empty site has a home page', async () => {
  const home = await readHome()
  expect(home.figures).toMatchObject({ open_offers: 0, verified_companies: 0 })
  expect([home.offers, home.cities, home.activity_areas, home.recruiters]).toEqual([[], [], [], []])
})

test('the site has a picture for shared links, which changes with its figures, also when it has nothing yet', async () => {
  const read = () => new Browser(services).get('/api/home/share-picture.png')
  const empty = await read()
  expect([empty.status, empty.headers['content-type']]).toEqual([200, 'image/png'])
  await makeOffer(services, (await makeCompany(services)).company.id)
  services.clock.advance(120)
  const { bytes, headers } = await read()
  expect(headers.etag).not.toBe(empty.headers.etag)
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height]).toEqual([1200, 630])
})
