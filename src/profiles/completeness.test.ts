import { expect, test } from 'vitest'
import { applicantCompleteness } from './completeness.ts'
import type { ApplicantProfileRow } from './profiles.ts'
import { SECTION_NAMES } from './shared/parts.ts'

const EMPTY: ApplicantProfileRow = {
  user_id: 1,
  headline: '',
  occupation_code: null,
  occupation_choice: null,
  occupation_read: false,
  activity_area_id: null,
  city_id: null,
  skills: [],
  experiences: [],
  education: [],
  languages: [],
  min_salary_expectation: null,
  max_salary_expectation: null,
  available_from: null,
  available_now: false,
  about: '',
  job_level_id: null,
  degree_id: null,
  contract_ids: [],
  mobility_city_ids: [],
  mobility: 'city',
  accepts_remote: false,
  show_photo: false,
  public_slug: null,
  is_public: false,
  is_indexed: false,
  is_best_profile: false,
  best_profile_uuid: '00000000-0000-4000-8000-000000000000',
  updated_at: null,
}
const FULL: ApplicantProfileRow = {
  ...EMPTY,
  headline: 'Comptable',
  about: 'Dix ans.',
  activity_area_id: 10,
  city_id: 1,
  skills: ['Sage'],
  experiences: [{ title: 'A', company: 'B', city: null, start: '2020-01', end: null, description: '' }],
  education: [{ degree: 'A', school: 'B', year: 2019 }],
  languages: [{ name: 'Malgache', level: 'courant' }],
  min_salary_expectation: 0,
  max_salary_expectation: 0,
  available_now: true,
  contract_ids: [1],
}

test('the weights make a hundred percent, and who told a name alone does not start from nothing', () => {
  expect(applicantCompleteness(FULL, '+261341234567')).toMatchObject({ percent: 100, missing: [] })
  for (const profile of [null, EMPTY]) {
    const { percent, missing, done } = applicantCompleteness(profile, null)
    expect([percent, done.map(({ words }) => words)]).toEqual([5, ['Nom et prénom']])
    expect(missing.reduce((sum, { weight }) => sum + weight, 0)).toBe(95)
    expect(new Set(missing.map(({ section }) => section))).toEqual(new Set(SECTION_NAMES))
  }
})

test('what is most useful comes first', () => {
  const weights = applicantCompleteness(null, null).missing.map(({ weight }) => weight)
  expect(weights).toEqual(weights.toSorted((one, other) => other - one))
  expect(applicantCompleteness(null, null).missing[0]).toMatchObject({ section: 'experiences', weight: 15 })
})

test('a day of availability counts as much as being free now, and each point by itself', () => {
  const later = { ...FULL, available_now: false, available_from: '2027-01-01' }
  expect(applicantCompleteness(later, '+261341234567').percent).toBe(100)
  const without = applicantCompleteness({ ...FULL, languages: [] }, null)
  expect(without.percent).toBe(85)
  expect(without.missing.map(({ action, weight }) => [action, weight])).toEqual([
    ['Indiquer vos langues', 10],
    ['Ajouter votre numéro de téléphone', 5],
  ])
})
