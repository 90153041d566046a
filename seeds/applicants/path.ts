import { COMPANY_FACTS } from '../companies/catalogue.ts'
import { addDays, dayOf } from '../days.ts'
import type { Family, Occupation } from '../occupations/family.ts'
import type { Person } from '../people.ts'
import type { Random } from '../random.ts'

/** `start` and `end` are months, YYYY-MM; null: still there. */
export type SeedExperience = {
  title: string
  company: string
  city: string
  start: string
  end: string | null
  description: string
}
export type SeedEducation = { degree: string; school: string; city: string; year: number }

const month = (date: Date) => dayOf(date).slice(0, 7)

/** One post for each three years or so, from the present back, always in the person's own trade. */
export function makeExperiences(
  random: Random,
  family: Family,
  occupation: Occupation,
  form: Person['form'],
  years: number,
  today: Date,
): SeedExperience[] {
  const posts: SeedExperience[] = []
  const employers = random.sample(employersOf(family), 4)
  let end: Date | null = random.chance(0.6) ? null : addDays(today, -random.int(20, 150))
  let left = years
  for (const employer of employers) {
    if (left <= 0) break
    const stay = Math.min(left, random.int(2, 4))
    const start: Date = addDays(end ?? today, -Math.round(stay * 365))
    const kind = posts.length === 0 ? occupation : simpler(random, family, occupation)
    posts.push({
      title: kind[form],
      company: employer.name,
      city: employer.city,
      start: month(start),
      end: end && month(end),
      description: kind.missions.join(' '),
    })
    left -= stay
    end = addDays(start, -random.int(20, 90))
  }
  return posts
}

/** Trades that any company employs. */
const ANYWHERE = [1, 10, 11, 17, 19, 20, 21]

function employersOf(family: Family) {
  const same = COMPANY_FACTS.filter((facts) => facts.activity_area_id === family.activity_area_id)
  return ANYWHERE.includes(family.activity_area_id) ? COMPANY_FACTS.slice(1, 40) : same
}

function simpler(random: Random, family: Family, occupation: Occupation): Occupation {
  const choice = family.occupations.filter(
    ({ base, rank }) => base <= occupation.base && rank !== 'C' && rank !== 'D',
  )
  return choice.length > 0 ? random.pick(choice) : occupation
}

const DEGREES: Record<number, string> = {
  4: 'CAP',
  5: 'Baccalauréat',
  6: 'BTS',
  7: 'Licence',
  8: 'Maîtrise',
  9: 'Master',
  10: 'Doctorat',
}
const UNIVERSITIES = [
  ['Université d’Antananarivo', 'Antananarivo'],
  ['Université de Toamasina', 'Toamasina'],
  ['Université de Fianarantsoa', 'Fianarantsoa'],
  ['Université de Mahajanga', 'Mahajanga'],
  ['Université de Toliara', 'Toliara'],
] as const
const LYCEES = [
  ['Lycée technique', 'Antananarivo'],
  ['Lycée technique', 'Antsirabe'],
  ['Lycée moderne', 'Toamasina'],
  ['Lycée d’enseignement général', 'Moramanga'],
] as const

export function makeEducation(
  random: Random,
  family: Family,
  occupation: Occupation,
  years: number,
  today: Date,
): SeedEducation[] {
  const graduation = today.getUTCFullYear() - years - 1
  const field = family.field.split(/, | ou /)[0] ?? family.field
  const level = Math.max(4, occupation.degree_id)
  const [lycee, town] = random.pick(LYCEES)
  const base = { school: lycee, city: town }
  if (level <= 5)
    return [{ ...base, degree: level === 5 ? 'Baccalauréat' : `CAP, ${field}`, year: graduation }]
  const [school, city] = random.pick(UNIVERSITIES)
  return [
    { degree: `${DEGREES[level] ?? 'Licence'}, ${field}`, school, city, year: graduation },
    { ...base, degree: 'Baccalauréat', year: graduation - (level - 4) },
  ]
}
