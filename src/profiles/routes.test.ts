import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { applicantProfiles } from './tables.ts'
import { setVisibility } from './visibility/visibility.ts'

const services = useServices()
const PROFILE = '/api/applicant/profile'
const PUBLIC = { is_public: true, is_indexed: false, is_best_profile: false }

const FULL: Record<string, Record<string, unknown>> = {
  presentation: {
    headline: 'Comptable',
    about: 'Dix ans\nde cabinet.',
    activity_area_id: 10,
    job_level_id: 5,
  },
  experiences: {
    experiences: [
      {
        title: 'Comptable',
        company: 'Fiara',
        city: '',
        start: '2022-03',
        end: null,
        description: 'Clôtures.',
      },
      {
        title: 'Assistante',
        company: 'Tany',
        city: 'Toliara',
        start: '2019-01',
        end: '2022-06',
        description: '',
      },
    ],
  },
  education: {
    degree_id: 7,
    education: [{ degree: 'Licence', school: 'Université de Toliara', year: '2018' }],
  },
  skills: { skills: ['SQL', ' sql ', 'Comptabilité  générale'] },
  languages: { languages: [{ name: 'Malgache', level: 'langue maternelle' }] },
  wishes: {
    contract_ids: [1, 2, 1],
    min_salary_expectation: '1 200 000',
    max_salary_expectation: 1_600_000,
    available_now: '0',
    available_from: '2027-01-04',
  },
  mobility: { city_id: 1, mobility: 'region', mobility_city_ids: [2, 3], accepts_remote: true },
  contact: { phone_number: '034 12 345 67', show_photo: true },
}

async function applicant(values: Partial<typeof users.$inferInsert> = {}) {
  const user = await makeApplicant(services, values)
  return { user, browser: await signedInAs(services, user) }
}

async function fill(browser: Browser) {
  for (const [section, fields] of Object.entries(FULL)) {
    const { status, body } = await browser.put(PROFILE, { section, ...fields })
    expect([section, status, body.errors]).toEqual([section, 200, undefined])
  }
}

describe('one’s own profile', () => {
  test('starts empty and is filled one section at a time, to a hundred percent', async () => {
    const { browser } = await applicant()
    const empty = (await browser.get(PROFILE)).body.data
    expect([empty.headline, empty.city, empty.completeness.percent]).toEqual(['', null, 5])
    await fill(browser)
    const { data } = (await browser.get(PROFILE)).body
    expect(data).toMatchObject({
      headline: 'Comptable',
      about: 'Dix ans\nde cabinet.',
      phone_number: '+261341234567',
      skills: ['SQL', 'Comptabilité générale'],
      available_now: false,
      available_from: '2027-01-04',
      mobility: 'region',
      accepts_remote: true,
      show_photo: true,
      min_salary_expectation: 1_200_000,
      contracts: [
        { id: 1, name: 'CDI' },
        { id: 2, name: 'CDD' },
      ],
      education: [{ degree: 'Licence', school: 'Université de Toliara', year: 2018 }],
      completeness: { percent: 100, missing: [] },
    })
    expect(data.experiences[0]).toMatchObject({ city: null, end: null })
  })

  test('a day that has come is told as free now', async () => {
    const { user, browser } = await applicant()
    await services.db
      .update(applicantProfiles)
      .set({ available_from: '2026-11-01' })
      .where(eq(applicantProfiles.user_id, user.id))
    expect((await browser.get(PROFILE)).body.data).toMatchObject({
      available_now: true,
      available_from: null,
    })
  })

  test('is read and changed by nobody else', async () => {
    const guest = new Browser(services)
    const recruiter = await signedInAs(services, (await makeCompany(services)).owner)
    const admin = await signedInAs(services, await makeAdmin(services))
    for (const [browser, status] of [
      [guest, 401],
      [recruiter, 403],
      [admin, 403],
    ] as const) {
      expect((await browser.get(PROFILE)).status).toBe(status)
      expect((await browser.get(`${PROFILE}/preview`)).status).toBe(status)
      expect((await browser.get('/api/applicant/skills')).status).toBe(status)
      expect((await browser.put(PROFILE, { section: 'skills', skills: [] })).status).toBe(status)
    }
  })

  test('takes no field of another section, no owner, no address and no visibility', async () => {
    const { user, browser } = await applicant()
    const other = await applicant()
    const hostile = {
      ...PUBLIC,
      user_id: other.user.id,
      public_slug: 'volee',
      email: 'x@exemple.test',
      role: 'admin',
    }
    for (const [section, fields] of Object.entries(FULL))
      await browser.put(PROFILE, { ...hostile, headline: 'Autre', section, ...fields })
    const [row] = await services.db
      .select()
      .from(applicantProfiles)
      .where(eq(applicantProfiles.user_id, user.id))
    expect(row).toMatchObject({
      is_public: false,
      is_indexed: false,
      public_slug: null,
      headline: 'Comptable',
    })
    const { data } = (await other.browser.get(PROFILE)).body
    expect([data.headline, data.skills]).toEqual(['', []])
    const [kept] = await services.db.select().from(users).where(eq(users.id, user.id))
    expect([kept?.email, kept?.userable_type]).toEqual([user.email, 'applicant'])
  })
})

describe('what a section refuses, each on its field', () => {
  const MAXIMUM = 'La prétention salariale maximum doit être supérieur ou égal au salaire minimum'
  const post = { title: 'A', company: 'B', start: '2020-05', end: null, description: '' }
  const cases: [string, Record<string, unknown>, Record<string, string[]>][] = [
    ['presentation', { headline: ' ' }, { headline: ['Veuillez entrer votre titre professionnel.'] }],
    [
      'presentation',
      { headline: 'A', activity_area_id: 99 },
      { activity_area_id: ['Veuillez choisir dans la liste.'] },
    ],
    [
      'experiences',
      { experiences: [post, { ...post, end: '2020-04' }] },
      { 'experiences.1.end': ['La fin ne peut pas précéder le début.'] },
    ],
    [
      'experiences',
      { experiences: [{ ...post, title: '', start: '2030-01' }] },
      {
        'experiences.0.title': ['Veuillez entrer le poste.'],
        'experiences.0.start': ['Ce mois n’est pas encore arrivé.'],
      },
    ],
    [
      'experiences',
      { experiences: [{ ...post, start: 'mars' }] },
      { 'experiences.0.start': ['Veuillez entrer un mois au format MM/AAAA.'] },
    ],
    [
      'education',
      { education: [{ degree: 'A', school: 'B', year: 12 }] },
      { 'education.0.year': ['Veuillez entrer une année entre 1950 et 2034.'] },
    ],
    [
      'skills',
      { skills: ['x'.repeat(61)] },
      { 'skills.0': ['Ce texte ne doit pas dépasser 60 caractères.'] },
    ],
    [
      'languages',
      { languages: [{ name: 'Anglais', level: 'parfait' }] },
      { 'languages.0.level': ['Veuillez choisir votre niveau.'] },
    ],
    [
      'languages',
      {
        languages: [
          { name: 'Anglais', level: 'notions' },
          { name: 'anglais', level: 'courant' },
        ],
      },
      { 'languages.1.name': ['Cette langue est déjà dans la liste.'] },
    ],
    [
      'wishes',
      { min_salary_expectation: 900_000, max_salary_expectation: 800_000 },
      { max_salary_expectation: [MAXIMUM] },
    ],
    [
      'wishes',
      { min_salary_expectation: 900_000 },
      { max_salary_expectation: ['Veuillez préciser votre prétention salariale maximum'] },
    ],
    [
      'wishes',
      { min_salary_expectation: 'abc', max_salary_expectation: 1 },
      { min_salary_expectation: ["Le type n'est pas valide"] },
    ],
    [
      'wishes',
      { available_now: 0, available_from: '2026-11-20' },
      { available_from: ['La date de disponibilité ne doit pas être antérieure à la date actuelle'] },
    ],
    ['wishes', { available_now: 0 }, { available_from: ['Veuillez entrer votre date de disponibilité'] }],
    ['mobility', { city_id: 4_000, mobility: 'city' }, { city_id: ['Veuillez choisir votre ville.'] }],
    ['contact', { phone_number: '12' }, { phone_number: ['Veuillez entrer un numéro de téléphone valide.'] }],
  ]
  test.each(cases)('%s %j', async (section, fields, errors) => {
    const { browser } = await applicant()
    const answer = await browser.put(PROFILE, { section, ...fields })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  test('a section that is none', async () => {
    const { browser } = await applicant()
    for (const section of ['salary', '', null, 3, ['skills'], undefined])
      expect((await browser.put(PROFILE, { section })).status).toBe(422)
  })
})

describe('the public profile', () => {
  async function shown() {
    const { user, browser } = await applicant({ first_name: 'Miora', last_name: 'Andriambelo' })
    await fill(browser)
    const { public_slug } = await setVisibility(services, user, PUBLIC)
    return { user, browser, url: `/api/profiles/${public_slug}` }
  }

  test('is read by anybody after the opt-in, without a way to reach the person', async () => {
    const { user, browser, url } = await shown()
    const answer = await new Browser(services).get(url)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      kind: 'applicant',
      first_name: 'Miora',
      last_initial: 'A',
      headline: 'Comptable',
    })
    const text = JSON.stringify(answer.body)
    for (const secret of ['Andriambelo', user.email, '261341234567', '1200000', 'salary', 'user_id'])
      expect(text).not.toContain(secret)
    const preview = await browser.get(`${PROFILE}/preview`)
    expect(answer.body.data).toMatchObject(preview.body.data)
  })

  test('shows the picture only when its owner wants it shown', async () => {
    const { user, browser, url } = await shown()
    await services.db.update(users).set({ picture_key: 'ab/abcdefghij.webp' }).where(eq(users.id, user.id))
    const guest = new Browser(services)
    expect((await guest.get(url)).body.data.picture).toContain(`/api/users/${user.id}/picture`)
    await browser.put(PROFILE, { section: 'contact', phone_number: '', show_photo: false })
    expect((await guest.get(url)).body.data.picture).toBe(null)
  })

  test('is gone once taken back, and with the account', async () => {
    const { user, url } = await shown()
    const guest = new Browser(services)
    const now = services.clock.now()
    for (const closed of [
      { is_active: false },
      { deactivated_at: now },
      { deletion_requested_at: now },
      { deleted_at: now },
    ]) {
      const open = { is_active: true, deactivated_at: null, deletion_requested_at: null, deleted_at: null }
      await services.db.update(users).set(closed).where(eq(users.id, user.id))
      expect((await guest.get(url)).status).toBe(404)
      await services.db.update(users).set(open).where(eq(users.id, user.id))
    }
    expect((await guest.get(url)).status).toBe(200)
    await setVisibility(services, user, { ...PUBLIC, is_public: false })
    expect((await guest.get(url)).status).toBe(404)
  })

  test('an address of nobody is 404, a company’s says whose it is', async () => {
    const guest = new Browser(services)
    for (const slug of ['personne', '%00', 'a%2Fb', 'é', 'x'.repeat(300)])
      expect((await guest.get(`/api/profiles/${slug}`)).status).toBe(404)
    const { company } = await makeCompany(services)
    const answer = await guest.get(`/api/profiles/${company.slug}`)
    expect(answer.body.data).toEqual({ kind: 'company', name: company.name })
  })
})

test('skills are suggested from what offers ask for, the most asked first', async () => {
  const { company } = await makeCompany(services)
  await makeOffer(services, company.id, { skills: ['Gestion de stock', 'Excel'] })
  await makeOffer(services, company.id, { skills: ['Excel', 'Électricité'] })
  const { browser } = await applicant()
  const asked = async (words: string) =>
    (await browser.get(`/api/applicant/skills?keywords=${words}`)).body.data
  expect((await asked(''))[0]).toBe('Excel')
  expect(await asked('STO')).toEqual(['Gestion de stock'])
  expect(await asked('electr')).toEqual(['Électricité'])
  expect(await asked('zzz')).toEqual([])
})
