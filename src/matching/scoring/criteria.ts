import type { OfferRow } from '#src/offers/open.ts'
import { indexWords } from '#src/platform/search/text.ts'
import type { ApplicantProfileRow } from '#src/profiles/profiles.ts'
import type { Experience } from '#src/profiles/shared/parts.ts'

/** A skill has the name that was typed, and its words as they are compared. */
export interface Skill {
  name: string
  words: string[]
}

/**
 * All that a score knows of a person. Age, sex, photo, origin and name are left out, and so is where the person studied
 * or worked: what is not here cannot move a score.
 */
export interface ProfileCriteria {
  occupation_code: string | null
  activity_area_id: number | null
  /** The words of the person's own title come first, then those of the posts it held. */
  titles: string[][]
  skills: Skill[]
  languages: { name: string; level: string }[]
  city_id: number | null
  mobility: ApplicantProfileRow['mobility']
  mobility_city_ids: number[]
  accepts_remote: boolean
  job_level_id: number | null
  /** Null when the profile names no post. */
  experience_years: number | null
  contract_ids: number[]
  min_salary_expectation: number | null
  max_salary_expectation: number | null
}

/** All that a score knows of an offer, or of the criteria that a recruiter typed without one. */
export interface OfferCriteria {
  occupation_code: string | null
  activity_area_id: number | null
  title: string[]
  skills: Skill[]
  languages: { name: string; level: string }[]
  city_id: number | null
  work_mode: OfferRow['work_mode'] | null
  is_abroad: boolean
  job_level_id: number | null
  experience_min_years: number | null
  contract_id: number | null
  job_type_id: number | null
  min_salary: number | null
  max_salary: number | null
}

type ProfileSource = Pick<
  ApplicantProfileRow,
  | 'headline'
  | 'experiences'
  | 'skills'
  | Exclude<keyof ProfileCriteria, 'titles' | 'skills' | 'experience_years'>
>

/**
 * Reads the criteria out of a profile's row.
 * @param today `2026-08-01`
 */
export function readProfile(row: ProfileSource, today: string): ProfileCriteria {
  const titles = [row.headline, ...row.experiences.map(({ title }) => title)].map(readTitle)
  return {
    occupation_code: row.occupation_code,
    activity_area_id: row.activity_area_id,
    titles: titles.filter((words) => words.length > 0),
    skills: readSkills(row.skills),
    languages: row.languages,
    city_id: row.city_id,
    mobility: row.mobility,
    mobility_city_ids: row.mobility_city_ids,
    accepts_remote: row.accepts_remote,
    job_level_id: row.job_level_id,
    experience_years: row.experiences.length > 0 ? monthsWorked(row.experiences, today) / 12 : null,
    contract_ids: row.contract_ids,
    min_salary_expectation: row.min_salary_expectation,
    max_salary_expectation: row.max_salary_expectation,
  }
}

export type OfferSource = Pick<
  OfferRow,
  Exclude<keyof OfferCriteria, 'title' | 'skills'> | 'title' | 'skills' | 'salary_visible'
>

/**
 * Reads the criteria out of an offer's row. A salary that the offer hides is left out, because a score that knew it
 * would give it away.
 */
export function readOffer(row: OfferSource): OfferCriteria {
  return {
    occupation_code: row.occupation_code,
    activity_area_id: row.activity_area_id,
    title: readTitle(row.title),
    skills: readSkills(row.skills),
    languages: row.languages,
    city_id: row.city_id,
    work_mode: row.work_mode,
    is_abroad: row.is_abroad,
    job_level_id: row.job_level_id,
    experience_min_years: row.experience_min_years,
    contract_id: row.contract_id,
    job_type_id: row.job_type_id,
    min_salary: row.salary_visible ? row.min_salary : null,
    max_salary: row.salary_visible ? row.max_salary : null,
  }
}

/** Words of seniority are dropped from titles, because experience is a criterion of its own. */
const LEVEL_WORDS = new Set(['confirme', 'debutant', 'experimente', 'junior', 'senior'])

/** Keeps the words that name the work: « Comptable » of « Comptable confirmée, 4 ans d’expérience ». */
function readTitle(title: string): string[] {
  const words = wordsIn(title.split(/[,;:|]|\s[(–—•·-]/)[0] ?? '')
  const named = words.filter((word) => !LEVEL_WORDS.has(word) && !/^\d+$/.test(word))
  return named.length > 0 ? named : words
}

function readSkills(names: readonly string[]): Skill[] {
  return names.map((name) => ({ name, words: wordsIn(name) })).filter(({ words }) => words.length > 0)
}

/** Counts the months in which at least one post was held, so that two posts at once count once. */
export function monthsWorked(experiences: readonly Experience[], today: string): number {
  const spans = experiences
    .map(({ start, end }) => [monthOf(start), monthOf(end ?? today)] as const)
    .toSorted(([one], [other]) => one - other)
  let months = 0
  let counted = Number.NEGATIVE_INFINITY
  for (const [start, end] of spans) {
    months += Math.max(0, end - Math.max(start, counted))
    counted = Math.max(counted, end)
  }
  return months
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}

/** Reading a text takes ten microseconds, and the same few thousand titles and skills come again and again. */
const cache = new Map<string, string[]>()
const MOST_CACHED = 20_000

function wordsIn(text: string): string[] {
  const known = cache.get(text)
  if (known) return known
  if (cache.size >= MOST_CACHED) cache.clear()
  const words = [...new Set(indexWords(text))]
  cache.set(text, words)
  return words
}
