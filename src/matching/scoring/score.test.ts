import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ApplicantProfileRow } from '#src/profiles/profiles.ts'
import { type OfferSource, readOffer, readProfile } from './criteria.ts'
import type { Reader } from './judgement.ts'
import { scoreMatch } from './score.ts'
import { CRITERIA, CRITERION_NAMES } from './shared/criteria.ts'

const TODAY = '2026-11-22'

/** A profile's row with every answer given. */
const PROFILE = {
  user_id: 1,
  headline: 'Développeuse web',
  occupation_code: 'M1805',
  activity_area_id: 17,
  city_id: 1,
  skills: ['React', 'TypeScript', 'SQL'],
  experiences: [
    { title: 'Développeuse', company: 'Havoana', city: null, start: '2022-11', end: null, description: '' },
  ],
  education: [{ degree: 'Licence', school: 'ENI', year: 2021 }],
  languages: [{ name: 'Français', level: 'courant' }],
  min_salary_expectation: 1_200_000,
  max_salary_expectation: 1_600_000,
  available_from: null,
  available_now: true,
  about: '',
  job_level_id: 4,
  degree_id: 7,
  contract_ids: [1],
  mobility_city_ids: [3],
  mobility: 'city',
  accepts_remote: true,
  show_photo: false,
  public_slug: null,
  is_public: false,
  is_indexed: false,
  is_best_profile: false,
  updated_at: null,
} satisfies Partial<ApplicantProfileRow>
const EMPTY = {
  ...PROFILE,
  headline: '',
  activity_area_id: null,
  city_id: null,
  skills: [],
  experiences: [],
  languages: [],
  min_salary_expectation: null,
  max_salary_expectation: null,
  job_level_id: null,
  contract_ids: [],
  mobility_city_ids: [],
  accepts_remote: false,
} satisfies Partial<ApplicantProfileRow>
const OFFER: OfferSource = {
  title: 'Développeur web H/F',
  activity_area_id: 17,
  skills: ['React', 'SQL'],
  languages: [{ name: 'Français', level: 'courant' }],
  city_id: 1,
  work_mode: 'on_site',
  is_abroad: false,
  job_level_id: 4,
  experience_min_years: 3,
  contract_id: 1,
  job_type_id: 1,
  min_salary: 1_300_000,
  max_salary: 1_700_000,
  salary_visible: true,
  occupation_code: 'M1805',
}

type Own = Partial<ApplicantProfileRow>

function score(own: Own = {}, offered: Partial<OfferSource> = {}, reader: Reader = 'applicant') {
  const profile = readProfile({ ...PROFILE, ...own }, TODAY)
  return scoreMatch({ profile, offer: readOffer({ ...OFFER, ...offered }), reader })
}

function match(...args: Parameters<typeof score>) {
  const scored = score(...args)
  if (scored.score === null) throw new Error('no score')
  return scored
}

const pointsOf = (criterion: string, ...args: Parameters<typeof score>) =>
  match(...args).details.find((detail) => detail.criterion === criterion)?.points
const gapsOf = (...args: Parameters<typeof score>) => match(...args).gaps.map(({ text }) => text)
const reasonsOf = (...args: Parameters<typeof score>) => match(...args).reasons.map(({ text }) => text)

test('the weights are a hundred, and a profile that has all that an offer asks for has them all', () => {
  expect(CRITERION_NAMES.reduce((sum, name) => sum + CRITERIA[name].weight, 0)).toBe(100)
  expect(match()).toMatchObject({ score: 100, known_count: 6, gaps: [] })
  expect(reasonsOf()).toEqual([
    'Même métier',
    'Titre proche',
    'React et SQL',
    'Antananarivo',
    'Niveau confirmé',
    '4 ans d’expérience',
    'CDI, temps plein',
    'Salaire compatible',
  ])
})

test('the score is the sum of the points that are shown over what the known criteria weigh', () => {
  const { score, details } = match({
    min_salary_expectation: null,
    max_salary_expectation: null,
    job_level_id: 3,
  })
  const known = details.filter(({ points }) => points !== null)
  const sum = (of: (detail: (typeof known)[number]) => number) =>
    known.reduce((all, each) => all + of(each), 0)
  expect(known).toHaveLength(5)
  expect(score).toBe(Math.round((100 * sum(({ points }) => points ?? 0)) / sum(({ weight }) => weight)))
  expect(details.at(-1)).toEqual({
    criterion: 'salary',
    weight: 10,
    points: null,
    text: 'Salaire\u00a0: votre profil ne le dit pas',
  })
})

test('with fewer than three known criteria there is no score, and it says what is missing and on which side', () => {
  const scored = score(
    { ...EMPTY, occupation_code: null, headline: 'Comptable', city_id: 1 },
    { min_salary: null, max_salary: null },
  )
  expect(scored).toMatchObject({ score: null })
  const missing = 'missing' in scored ? scored.missing : []
  expect(missing.map(({ criterion, missing }) => [criterion, missing])).toEqual([
    ['occupation', 'profile'],
    ['experience', 'profile'],
    ['contract', 'profile'],
    ['salary', 'offer'],
  ])
  expect(
    score({ ...EMPTY, occupation_code: null, headline: 'Comptable', city_id: 1, contract_ids: [1] }).score,
  ).not.toBeNull()
})

test('the same occupation comes before its neighbours, and those before the same sector', () => {
  const codes = ['M1805', 'M1806', 'D1106'].map((occupation_code) =>
    pointsOf('occupation', {}, { occupation_code }),
  )
  expect(codes).toEqual([25, 19, 10])
  expect(pointsOf('occupation', {}, { occupation_code: null })).toBe(18)
  expect(pointsOf('occupation', {}, { occupation_code: 'D1106', activity_area_id: 9 })).toBe(0)
  expect(gapsOf({}, { occupation_code: 'D1106', activity_area_id: 9 })).toEqual([
    'Un autre métier que le vôtre',
  ])
  expect(pointsOf('occupation', {}, { occupation_code: null, activity_area_id: 29 })).toBeNull()
})

test('what is asked for and not told is a gap, a skill named shorter counts in part', () => {
  expect(
    gapsOf({}, { skills: ['React', 'Google Ads'], languages: [{ name: 'Anglais', level: 'courant' }] }),
  ).toEqual(['À renforcer\u00a0: Google Ads', 'À renforcer\u00a0: Anglais courant, absent de votre profil'])
  expect(gapsOf({ languages: [{ name: 'français', level: 'notions' }] })).toEqual([
    'À renforcer\u00a0: Français courant, niveau notions dans votre profil',
  ])
  expect(pointsOf('skills', { skills: ['Excel'], languages: [] }, { skills: ['Excel avancé'] })).toBe(18)
  expect(pointsOf('skills', { skills: ['Java'], languages: [] }, { skills: ['JavaScript'] })).toBe(10)
})

test('a town fits where the person lives, would work, or may come from near by', () => {
  expect(pointsOf('place', {}, { city_id: 3 })).toBe(15)
  expect(reasonsOf({}, { city_id: 92 })).toContain('Ivato, à 14\u00a0km')
  expect(gapsOf({}, { city_id: 63 })).toEqual(['Nosy Be\u00a0: hors de votre mobilité'])
  expect(pointsOf('place', {}, { city_id: 63 })).toBe(0)
  expect(pointsOf('place', { mobility: 'country' }, { city_id: 63 })).toBe(13)
  expect(pointsOf('place', { mobility: 'region' }, { city_id: 86 })).toBe(14)
  expect(pointsOf('place', {}, { city_id: 63, work_mode: 'remote' })).toBe(15)
  expect(gapsOf({}, { is_abroad: true })).toEqual(['À l’étranger'])
})

test('years are counted once for two posts held at once, and too few are a gap', () => {
  const post = { title: '', company: '', city: null, description: '' }
  const both = [
    { ...post, start: '2024-11', end: null },
    { ...post, start: '2025-01', end: '2026-01' },
  ]
  expect(gapsOf({ experiences: both })).toEqual(['2 ans d’expérience pour 3 demandés'])
  expect(pointsOf('experience', { experiences: both }, { job_level_id: null })).toBe(10)
  expect(pointsOf('experience', { experiences: [] }, { experience_min_years: 0 })).toBe(15)
  expect(gapsOf({ job_level_id: 2 })).toEqual(['Niveau confirmé demandé, débutant dans votre profil'])
  expect(gapsOf({ job_level_id: 2 }, {}, 'recruiter')).toEqual([
    'Niveau confirmé demandé, débutant au profil',
  ])
})

test('another contract is a gap, and a salary that an offer does not show is never told by its score', () => {
  expect(gapsOf({}, { contract_id: 2 })).toEqual(['CDD\u00a0: vous cherchez plutôt un CDI'])
  expect(pointsOf('salary', {}, { min_salary: 1_000_000, max_salary: 1_400_000 })).toBe(8)
  expect(pointsOf('salary', {}, { min_salary: 1_000_000, max_salary: 1_100_000 })).toBe(3)
  expect(gapsOf({}, { min_salary: 500_000, max_salary: 600_000 })).toEqual([
    'Salaire au-dessous de vos prétentions',
  ])
  const hidden = [1, 9_000_000].map((max_salary) =>
    match({}, { max_salary, min_salary: 1, salary_visible: false }),
  )
  expect(hidden[0]).toEqual(hidden[1])
})

test('a recruiter reads the same score in words that are not said to the person', () => {
  const own = { job_level_id: 5 }
  const offered = {
    city_id: 63,
    contract_id: 2,
    max_salary: 600_000,
    occupation_code: 'D1106',
    activity_area_id: 9,
  }
  const forRecruiter = match(own, offered, 'recruiter')
  expect(forRecruiter.score).toBe(match(own, offered).score)
  expect(JSON.stringify(forRecruiter)).not.toMatch(/\bvo(us|tre|s)\b/)
})

test('age, sex, photo, origin and name move no score: nothing but the criteria does', () => {
  const other = fc.record({
    user_id: fc.integer(),
    education: fc
      .integer({ min: 1960, max: 2026 })
      .map((year) => [{ degree: 'DEA', school: 'Toliara', year }]),
    about: fc.string(),
    show_photo: fc.boolean(),
    public_slug: fc.string(),
    is_public: fc.boolean(),
    is_indexed: fc.boolean(),
    degree_id: fc.integer({ min: 1, max: 10 }),
    first_name: fc.string(),
    last_name: fc.string(),
    civility: fc.constantFrom('Mme', 'M.'),
    birth_date: fc.constantFrom('1960-01-01', '2005-01-01'),
    nationality: fc.string(),
    profile_picture: fc.string(),
  })
  fc.assert(
    fc.property(other, (values) => {
      expect(score(values)).toEqual(score())
    }),
  )
})

test('a title is what names the work, without its level, its years or what follows', () => {
  for (const headline of [
    'Développeuse web',
    'Développeur web senior, 4 ans d’expérience',
    'Développeuse web (Laravel)',
  ])
    expect(pointsOf('skills', { headline, experiences: [] })).toBe(25)
  expect(pointsOf('skills', { headline: 'Senior' }, { title: 'Senior' })).toBe(25)
})

test('a title in the feminine fits as in the masculine', () => {
  const titles = ['Développeuse web', 'Développeur web', 'Développeur(se) web']
  const scores = titles.map((headline) =>
    match({ headline, experiences: [] }, { experience_min_years: null }),
  )
  expect(scores[1]).toEqual(scores[0])
  expect(scores[2]).toEqual(scores[0])
})
