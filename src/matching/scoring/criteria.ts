import type { OfferRow } from '#src/offers/open.ts'
import { remembered } from '#src/platform/remembered.ts'
import { indexWords } from '#src/platform/search/text.ts'
import type { ApplicantProfileRow } from '#src/profiles/profiles.ts'
import type { Experience } from '#src/profiles/shared/parts.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { askedLicences } from './licences.ts'
import { readTitle, type Title } from './titles.ts'
import { rootOf } from './word-roots.ts'

/** A skill has the name that was typed, its words as they are indexed, and their roots, by which it is compared. */
export interface Skill {
  name: string
  words: string[]
  roots: string[]
  /** The categories of driving licence that it is; null when it is another skill. */
  licences: string[] | null
}

/**
 * All that a score knows of a person. Age, sex, photo, origin and name are left out, and so is where the person studied
 * or worked: what is not here cannot move a score.
 */
export interface ProfileCriteria {
  occupation_code: string | null
  activity_area_id: number | null
  /** The person's own title comes first, then those of the posts it held. */
  titles: Title[]
  skills: Skill[]
  evidence: () => Evidence
  languages: { name: string; level: string }[]
  city_id: number | null
  mobility: ApplicantProfileRow['mobility']
  mobility_city_ids: number[]
  accepts_remote: boolean
  job_level_id: number | null
  /** Null when neither the headline nor a post tells. */
  experience_years: number | null
  contract_ids: number[]
  min_salary_expectation: number | null
  max_salary_expectation: number | null
}

/** All that a score knows of an offer, or of the criteria that a recruiter typed without one. */
export interface OfferCriteria {
  occupation_code: string | null
  activity_area_id: number | null
  title: Title | null
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

export type ProfileSource = Pick<
  ApplicantProfileRow,
  | 'headline'
  | 'experiences'
  | 'skills'
  | Exclude<keyof ProfileCriteria, 'titles' | 'skills' | 'evidence' | 'experience_years'>
>

/**
 * Reads the criteria out of a profile's row.
 * @param today `2026-08-01`
 */
export function readProfile(row: ProfileSource, today: string): ProfileCriteria {
  const titles = [row.headline, ...row.experiences.map(({ title }) => title)]
  return {
    occupation_code: row.occupation_code,
    activity_area_id: row.activity_area_id,
    titles: titles.flatMap((title) => readTitle(title) ?? []),
    skills: readSkills(row.skills),
    evidence: evidenceOf(row),
    languages: row.languages,
    city_id: row.city_id,
    mobility: row.mobility,
    mobility_city_ids: row.mobility_city_ids,
    accepts_remote: row.accepts_remote,
    job_level_id: row.job_level_id,
    experience_years: yearsOf(row, today),
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

function readSkills(names: readonly string[]): Skill[] {
  return names.map(readSkill).filter(({ words }) => words.length > 0)
}

/** The same few thousand skills come again and again. */
const readSkill = remembered(20_000, (name): Skill => {
  const words = [...new Set(indexWords(name))]
  return { name, words, roots: words.map(rootOf), licences: askedLicences(name) }
})

/** « 10 ans d’expérience » is one, « 35 ans » an age. */
const YEARS_TOLD =
  /(\d{1,2})\s*(?:ans?|années?)\s+(?:d['’\s]\s*exp|exp|de\s+(?:métier|pratique|carrière))|exp[ée]rience\s+de\s+(\d{1,2})\s*an/i

/** Takes the years of the posts, or those of the headline where it tells of more than the posts that were written down. */
function yearsOf({ headline, experiences }: ProfileSource, today: string): number | null {
  const [, before, after] = YEARS_TOLD.exec(headline) ?? []
  const told = before ?? after
  const worked = experiences.length > 0 ? monthsWorked(experiences, today) / 12 : null
  return told === undefined ? worked : Math.max(Number(told), worked ?? 0)
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
