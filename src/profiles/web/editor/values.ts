import type { ApplicantProfile } from '#src/profiles/contract.ts'
import type { Mobility, ProfileSection } from '#src/profiles/shared/parts.ts'
import { readMonth } from '#src/shared/words/months.ts'
import type { Amount } from '#src/ui/form/amount-field.tsx'

/** The key identifies a row while it is moved. */
interface ExperienceRow {
  key: number
  title: string
  company: string
  city: string
  start: string
  end: string
  is_current: boolean
  description: string
}

interface SchoolRow {
  key: number
  degree: string
  school: string
  year: string
}

interface LanguageRow {
  key: number
  name: string
  level: string
}

/** The values in the form of each section. */
export interface SectionValues {
  presentation: {
    headline: string
    occupation_choice: string
    about: string
    activity_area_id: string
    job_level_id: string
  }
  experiences: { experiences: ExperienceRow[] }
  education: { degree_id: string; education: SchoolRow[] }
  skills: { skills: string[] }
  languages: { languages: LanguageRow[] }
  wishes: {
    contract_ids: number[]
    min_salary_expectation: Amount
    max_salary_expectation: Amount
    available_now: boolean | null
    available_from: string | null
  }
  mobility: {
    city_id: string
    mobility: Mobility
    mobility_city_ids: number[]
    accepts_remote: boolean
  }
  contact: { phone_number: string; show_photo: boolean }
}

type Reader<S extends ProfileSection> = (profile: ApplicantProfile) => SectionValues[S]

const idOf = (place: { id: number } | null) => (place ? String(place.id) : '')
const idsOf = (places: { id: number }[]) => places.map(({ id }) => id)

const READERS: { [S in ProfileSection]: Reader<S> } = {
  presentation: ({ headline, occupation_choice, about, activity_area, job_level }) => ({
    headline,
    occupation_choice: occupation_choice ?? '',
    about,
    activity_area_id: idOf(activity_area),
    job_level_id: idOf(job_level),
  }),
  experiences: ({ experiences }) => ({
    experiences: experiences.map(({ city, start, end, ...each }, key) => ({
      ...each,
      key,
      city: city ?? '',
      start: writtenMonth(start),
      end: end ? writtenMonth(end) : '',
      is_current: end === null,
    })),
  }),
  education: ({ degree, education }) => ({
    degree_id: idOf(degree),
    education: education.map((each, key) => ({ ...each, key, year: String(each.year) })),
  }),
  skills: ({ skills }) => ({ skills }),
  languages: ({ languages }) => ({ languages: languages.map((each, key) => ({ ...each, key })) }),
  wishes: ({ contracts, min_salary_expectation, max_salary_expectation, available_now, available_from }) => ({
    contract_ids: idsOf(contracts),
    min_salary_expectation,
    max_salary_expectation,
    available_now: available_now ? true : available_from ? false : null,
    available_from,
  }),
  mobility: ({ city, mobility, mobility_cities, accepts_remote }) => ({
    city_id: idOf(city),
    mobility,
    mobility_city_ids: idsOf(mobility_cities),
    accepts_remote,
  }),
  contact: ({ phone_number, show_photo }) => ({ phone_number: phone_number ?? '', show_photo }),
}

export function valuesOf<S extends ProfileSection>(section: S, profile: ApplicantProfile): SectionValues[S] {
  return READERS[section](profile)
}

/** Makes the body of the call that saves a section. */
export function bodyOf<S extends ProfileSection>(
  section: S,
  values: SectionValues[S],
): Record<string, unknown> {
  if (!('experiences' in values)) return { section, ...values }
  const experiences = values.experiences.map(({ key: _, is_current, ...row }) => ({
    ...row,
    start: readMonth(row.start) ?? row.start,
    // An empty end would mean that the person is still there.
    end: is_current ? null : (readMonth(row.end) ?? row.end) || '-',
  }))
  return { section, experiences }
}

/** Writes `2023-03` as « 03/2023 ». */
function writtenMonth(text: string): string {
  const [year, month] = text.split('-')
  return month ? `${month}/${year}` : text
}
