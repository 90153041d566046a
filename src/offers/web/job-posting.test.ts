import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeDemonstration } from '#seeds/demonstration.ts'
import { writeOffers } from '#seeds/write-offers.ts'
import { writeCompanies } from '#seeds/write-people.ts'
import { findPublicCompany } from '#src/companies/companies.ts'
import { countryPlaceId } from '#src/reference/shared/abroad.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { type OfferRow, openOffers } from '../open.ts'
import { presentOffer } from '../present.ts'
import { offers } from '../tables.ts'
import { jobPostingOf } from './job-posting.ts'

const ORIGIN = 'https://asafidy.example'
const SCHEMA = new URL('../../../test/linked-data/job-posting.schema.json', import.meta.url)
const rules = z.fromJSONSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')))
/** So many offers of the demonstration are written, and each is read as each of the kinds. */
const WRITTEN = 260
const LEAST_READ = 2_000

const services = useServices()

async function postingOf(id: number) {
  const { status, body } = await new Browser(services).get(`/api/offers/${id}`)
  expect(status).toBe(200)
  return JSON.parse(jobPostingOf(body.data, ORIGIN) ?? 'null')
}

type Values = Parameters<typeof makeOffer>[2]

async function writtenOf(values: Values) {
  const { company } = await makeCompany(services)
  return postingOf((await makeOffer(services, company.id, values)).id)
}

/** As an offer is, and kinds of which the demonstration has few. */
const KINDS: readonly Partial<OfferRow>[] = [
  {},
  { work_mode: 'remote' },
  { is_abroad: true, city_id: countryPlaceId('MU'), country: 'MU', foreign_town: 'Port-Louis' },
  { is_abroad: true, city_id: countryPlaceId('FR'), country: 'FR', foreign_town: null, work_mode: 'hybrid' },
  { is_abroad: true, city_id: countryPlaceId(null), country: null, work_mode: 'remote' },
  { min_salary: null, max_salary: null },
  { max_salary: null },
  { salary_visible: false },
  { description: '', missions: '', profile: '' },
  { contract_id: 8, job_type_id: 2, degree_id: 1 },
  { experience_min_years: 0, application_deadline: null, expires_at: null },
]

test('what search engines read of 2 000 offers of all kinds holds Google’s rules', async () => {
  const { db, clock } = services
  const now = clock.now()
  const demonstration = makeDemonstration({ seed: 7, offers: WRITTEN, today: now })
  const companies = await writeCompanies(db, demonstration.companies, now)
  const owners = { companies, seeds: demonstration.companies }
  await writeOffers(db, demonstration.offers(), owners, { skip: 0, now, onBatch: () => undefined })
  const rows = await db.select().from(offers).where(openOffers(now))
  expect(rows.length * KINDS.length).toBeGreaterThanOrEqual(LEAST_READ)
  const failures: unknown[] = []
  for (const row of rows) {
    const company = await findPublicCompany(db, row.company_id)
    if (!company) throw new Error(`offer ${row.id} belongs to nobody`)
    for (const kind of KINDS) {
      const offer = { ...row, ...kind }
      const shown = { offer, company, open_offers_count: 1, response: null, mine: undefined }
      const posting = JSON.parse(jobPostingOf(presentOffer(shown, now), ORIGIN) ?? 'null')
      const { success, error } = rules.safeParse(posting)
      if (!success) failures.push({ id: offer.id, kind, issues: error.issues, posting })
    }
  }
  expect(failures.slice(0, 3)).toEqual([])
  await db.execute(sql`UPDATE offers SET status = 'closed'`)
})

test('the rules refuse what Google refuses', async () => {
  const posting = await writtenOf({})
  expect(rules.safeParse(posting).success).toBe(true)
  for (const wrong of [
    { jobLocation: undefined },
    { title: '' },
    { datePosted: 'hier' },
    { employmentType: ['CDI'] },
    { baseSalary: { '@type': 'MonetaryAmount', currency: 'MGA', value: { '@type': 'QuantitativeValue' } } },
    { hiringOrganization: undefined },
  ])
    expect([wrong, rules.safeParse(JSON.parse(JSON.stringify({ ...posting, ...wrong }))).success]).toEqual([
      wrong,
      false,
    ])
})

test('work abroad names its country and town, and stays unsaid where nobody told the country', async () => {
  const abroad = await writtenOf({ is_abroad: true, country: 'MU', foreign_town: 'Port-Louis' })
  expect(rules.safeParse(abroad).success).toBe(true)
  expect(abroad.jobLocation.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Port-Louis',
    addressCountry: 'MU',
  })
  expect(await writtenOf({ is_abroad: true, country: null })).toBeNull()
})

test('remote work says where applicants may live, also when its company is abroad', async () => {
  for (const values of [{}, { is_abroad: true, country: null }]) {
    const remote = await writtenOf({ work_mode: 'remote', ...values })
    expect(rules.safeParse(remote).success).toBe(true)
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Madagascar' },
    })
    expect(remote).not.toHaveProperty('jobLocation')
  }
})

test.each([
  [{ min_salary: 900_000, max_salary: 900_000 }, { value: 900_000 }],
  [
    { min_salary: 900_000, max_salary: 1_200_000 },
    { minValue: 900_000, maxValue: 1_200_000 },
  ],
  [{ min_salary: 900_000, max_salary: null }, null],
  [{ min_salary: 900_000, max_salary: 1_200_000, salary_visible: false }, null],
])('the pay %j is told as %j', async (values, told) => {
  const { baseSalary } = await writtenOf(values)
  expect(baseSalary?.value ?? null).toEqual(
    told && { '@type': 'QuantitativeValue', unitText: 'MONTH', ...told },
  )
})

test('degree, experience, places and the last day are told as Google names them', async () => {
  const posting = await writtenOf({
    degree_id: 5,
    experience_min_years: 2,
    positions_count: 3,
    application_deadline: '2026-12-12',
    start_date: '2027-01-04',
    contract_id: 2,
    job_type_id: 2,
  })
  expect(rules.safeParse(posting).success).toBe(true)
  expect(posting).toMatchObject({
    educationRequirements: { credentialCategory: 'high school' },
    experienceRequirements: { monthsOfExperience: 24 },
    totalJobOpenings: 3,
    validThrough: '2026-12-12T23:59:59+03:00',
    jobStartDate: '2027-01-04',
    employmentType: ['TEMPORARY', 'PART_TIME'],
    directApply: true,
  })
})

test('an offer of few words says its title, and nothing of it runs in a script element', async () => {
  const posting = await writtenOf({ title: 'Maçon <b>', missions: '', profile: '', description: '' })
  expect(posting.description).toContain('Maçon &lt;b&gt;\u00a0H/F')
  const { company } = await makeCompany(services, { name: '</script><script>alert(1)</script>' })
  const { body } = await new Browser(services).get(
    `/api/offers/${(await makeOffer(services, company.id)).id}`,
  )
  expect(jobPostingOf(body.data, ORIGIN)).not.toContain('<')
})

test('a closed or paused offer is no posting', async () => {
  expect(await writtenOf({ status: 'closed' })).toBeNull()
  expect(await writtenOf({ paused: true })).toBeNull()
})
