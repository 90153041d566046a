import { expect, test } from 'vitest'
import { isAnswer } from '#src/applications/answers.ts'
import { answersInDays } from '#src/companies/shared/answer-badge.ts'
import { CITIES, REGIONS } from '#src/reference/shared/places.ts'
import { DAY } from '#src/shared/durations.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { STATE_NAMES } from './applications/states.ts'
import { dayOf } from './days.ts'
import { makeDemonstration, type SeedApplication, type SeedOffer } from './demonstration.ts'
import { FAMILIES } from './occupations/catalogue.ts'

const today = new Date('2026-11-21T09:00:00Z')
const demonstration = makeDemonstration({ seed: 2026, offers: 2000, today })
const offers = [...demonstration.offers()]
const nameOf = (it: SeedApplication) => it.outcome ?? it.stage ?? it.status
const offerOf = ({ offer }: SeedApplication): SeedOffer => {
  const found = offers[offer]
  if (!found) throw new Error(`No offer ${offer}`)
  return found
}

test('the same seed gives the same demonstration, another seed another one', () => {
  const make = (seed: number) => {
    const { offers: stream, ...rest } = makeDemonstration({ seed, offers: 300, today })
    return JSON.stringify([rest, [...stream()]])
  }
  expect(make(5)).toBe(make(5))
  expect(make(5)).not.toBe(make(6))
})

test('no text has a hole, a straight apostrophe or a plain space before « : ; ! ? »', () => {
  const { offers: _, ...rest } = demonstration
  const text = JSON.stringify([rest, offers])
  expect(text).not.toMatch(/undefined|NaN|\[object/)
  expect(text).not.toMatch(/[a-zé]'[a-zé]/i)
  expect(text).not.toMatch(/[a-z0-9é] [;:!?»%]/)
})

test('every offer is coherent', () => {
  for (const offer of offers) {
    expect(offer.min_salary).toBeLessThan(offer.max_salary)
    expect(offer.min_salary % 50_000).toBe(0)
    expect(offer.questions.length).toBeLessThanOrEqual(3)
    expect(offer.contract_duration_months === null).toBe(offer.contract_id === 1)
    expect(offer.is_abroad).toBe(offer.ministry_reference !== '')
    expect(offer.is_abroad).toBe(offer.country !== null)
    expect(CITIES.some(({ id }) => id === offer.city_id)).toBe(!offer.is_abroad)
    expect(offer.missions.split('<li>').length).toBeGreaterThan(5)
    expect(offer.profile.split('<li>').length).toBeGreaterThan(5)
    if (offer.published_at) expect(offer.published_at <= today).toBe(true)
    if (offer.published_at && offer.expires_at) expect(offer.published_at < offer.expires_at).toBe(true)
    if (offer.start_date && offer.application_deadline) {
      expect(offer.start_date > offer.application_deadline).toBe(true)
    }
    if (offer.status !== 'published') continue
    expect(offer.expires_at && offer.expires_at > today).toBe(true)
    expect((offer.application_deadline ?? '') >= dayOf(today)).toBe(true)
  }
  expect(new Set(offers.map(({ reference }) => reference)).size).toBe(offers.length)
})

test('every sector, status, contract and way of working is there, in both genders', () => {
  const count = (values: unknown[]) => new Set(values).size
  expect(count(offers.map((offer) => offer.activity_area_id))).toBe(29)
  expect(count(offers.map((offer) => offer.status))).toBe(6)
  expect(count(offers.map((offer) => offer.contract_id))).toBe(8)
  expect(count(offers.map((offer) => offer.work_mode))).toBe(3)
  expect(count(offers.map((offer) => offer.title))).toBeGreaterThan(400)
  for (const word of [
    /^Développeur /,
    /^Développeuse /,
    /^Développeuse ou développeur /,
    /^Vendeuse/,
    /^Vendeur/,
  ]) {
    expect(offers.some(({ title }) => word.test(title))).toBe(true)
  }
  const capital = offers.filter(({ city_id }) => city_id === 1).length / offers.length
  expect(capital).toBeGreaterThan(0.5)
  expect(capital).toBeLessThan(0.7)
})

test('what an offer asks for agrees with its level, and the place it tells with its town', () => {
  for (const { job_level_id, profile, missions, description, city_id, foreign_town } of offers) {
    if (job_level_id > 2) expect(profile).not.toMatch(/débutant/i)
    else expect(profile).not.toMatch(/au moins un an|ans d’expérience/i)
    if (job_level_id < 4) expect(missions).not.toMatch(/<li>(Encadrer|Diriger|Animer une équipe)/)
    expect(description).toContain(foreign_town ?? CITIES[city_id - 1]?.name)
  }
})

test('open offers were published on days spread over two months, and some end within a week', () => {
  const open = offers.filter(({ status, paused }) => status === 'published' && !paused)
  const ages = open.map(({ published_at }) => (today.getTime() - (published_at?.getTime() ?? 0)) / DAY)
  expect(Math.max(...ages)).toBeGreaterThan(50)
  for (const days of [15, 30, 45]) {
    const share = ages.filter((age) => age > days - 15 && age <= days).length / ages.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.45)
  }
  const soon = dayOf(new Date(today.getTime() + 7 * DAY))
  expect(open.filter((offer) => (offer.application_deadline ?? '9') <= soon).length).toBeGreaterThan(50)
})

test('a title is open to all', () => {
  for (const { title } of offers) expect(displayTitle(title)).toMatch(/H\/F$| ou /)
})

test('each sector has at least eight occupations', () => {
  for (let sector = 1; sector <= 29; sector++) {
    const families = FAMILIES.filter(({ activity_area_id }) => activity_area_id === sector)
    expect(families.flatMap(({ occupations }) => occupations).length).toBeGreaterThanOrEqual(8)
  }
})

test('companies are complete, their logos small and safe, their plans respected', () => {
  const { companies } = demonstration
  expect(companies.map(({ status }) => status).filter((status) => status === 'validated')).toHaveLength(56)
  expect(new Set(companies.map(({ slug }) => slug)).size).toBe(60)
  for (const { logo_svg, phone_number, members } of companies) {
    expect(logo_svg.length).toBeLessThan(1024)
    expect(logo_svg).not.toMatch(/script|style|href|url\(/)
    expect(phone_number).toMatch(/^\+2613[23478]\d{7}$/)
    expect(members[0]?.role).toBe('owner')
  }
  const limits = { silver: 3, gold: 10, premium: Number.POSITIVE_INFINITY }
  companies.forEach((company, index) => {
    const active = offers.filter(
      (offer) => offer.company === index && offer.status === 'published' && !offer.paused,
    )
    const limit = company.plan ? limits[company.plan] : company.status === 'validated' ? 1 : 0
    expect(active.length).toBeLessThanOrEqual(limit)
  })
})

test('the demonstration accounts have everything to show', () => {
  expect(demonstration.companies[0]?.members[0]?.email).toBe('recruteur@asafidy.test')
  expect(demonstration.companies[59]?.members[0]?.email).toBe('recruteur.nouveau@asafidy.test')
  expect(demonstration.applicants[0]?.email).toBe('candidat@asafidy.test')
  expect(demonstration.applicants[0]?.resumes).toHaveLength(3)
  expect(demonstration.applicants[1]).toMatchObject({ has_verified_email: false, resumes: [] })
  expect(demonstration.applications.filter(({ applicant }) => applicant === 1)).toHaveLength(0)
  const mine = demonstration.applications.filter(({ applicant }) => applicant === 0)
  expect(new Set(mine.map(nameOf)).size).toBe(STATE_NAMES.length)
  expect(
    offers.filter(({ company, status }) => company === 0 && status === 'published').length,
  ).toBeGreaterThanOrEqual(12)
  const received = demonstration.applications.filter(
    (it) => offerOf(it).company === 0 && it.status !== 'draft',
  )
  expect(received.length).toBeGreaterThanOrEqual(60)
  expect(new Set(received.map(nameOf)).size).toBe(STATE_NAMES.length - 1)
})

test('some companies earn « Répond en N jours » by what they answered', () => {
  const badgeOf = (company: number) => {
    const sent = demonstration.applications.filter((it) => it.submitted_at && offerOf(it).company === company)
    const days = sent.flatMap(({ submitted_at, history }) => {
      const answer = history.find(({ to, visible_to_applicant }) => visible_to_applicant && isAnswer(to))
      return answer && submitted_at ? [(answer.at.getTime() - submitted_at.getTime()) / DAY] : []
    })
    const median_days = Math.round(
      days.toSorted((a, b) => a - b)[days.length >> 1] ?? Number.POSITIVE_INFINITY,
    )
    // Those that can still be answered in time count against it here: the product's own rule gives no less.
    return answersInDays({ rate: (100 * days.length) / sent.length, median_days, expected: sent.length })
  }
  const badges = demonstration.companies.map((_, company) => badgeOf(company)).filter((days) => days !== null)
  expect(badges.length).toBeGreaterThanOrEqual(2)
})

test('every application is unique, dated in order and fits its offer', () => {
  const keys = demonstration.applications.map(({ offer, applicant }) => `${offer}:${applicant}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.length).toBeGreaterThan(300)
  for (const it of demonstration.applications) {
    const offer = offerOf(it)
    expect(offer.published_at && it.created_at >= offer.published_at).toBe(true)
    expect(it.updated_at <= today).toBe(true)
    const times = it.history.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(it.history.at(-1)?.to).toEqual({ status: it.status, stage: it.stage, outcome: it.outcome })
    // Its applicant reads at the last step what the label beside the title says.
    expect(it.history.every((entry) => entry.visible_to_applicant)).toBe(true)
    expect(it.letter.length).toBeGreaterThanOrEqual(100)
    expect(it.max_salary_expectation).toBeGreaterThanOrEqual(it.min_salary_expectation)
    expect(it.answers).toHaveLength(offer.questions.length)
    const resume = demonstration.applicants[it.applicant]?.resumes[it.resume]
    expect(resume?.is_draft).toBe(false)
  }
})

test('a hundred thousand offers stream in less than five seconds', () => {
  const start = process.cpuUsage()
  let count = 0
  for (const offer of makeDemonstration({ seed: 1, offers: 100_000, today }).offers())
    count += offer.title === '' ? 0 : 1
  expect(count).toBe(100_000)
  // The process's own seconds: unlike the clock's, they do not depend on what else the machine does.
  const { user, system } = process.cpuUsage(start)
  expect(user + system).toBeLessThan(5_000_000)
})

test('places have stable ids, known regions and unique slugs', () => {
  expect(REGIONS).toHaveLength(23)
  expect(CITIES[0]).toMatchObject({ id: 1, name: 'Antananarivo' })
  expect(new Set(CITIES.map(({ slug }) => slug)).size).toBe(CITIES.length)
  CITIES.forEach((city, index) => {
    expect(city.id).toBe(index + 1)
    expect(REGIONS[city.region_id - 1]).toBeDefined()
  })
})
