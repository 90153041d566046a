import type { Family, Occupation, Rank } from '../occupations/family.ts'
import { type Random, weighted } from '../random.ts'
import type { Outline } from './outline.ts'

const CDI = 1
export const CDD = 2
export const TEMP = 3
export const INTERNSHIP = 4
export const APPRENTICESHIP = 5
export const FREELANCE = 6
export const SEASONAL = 7
export const VOLUNTEERING = 8

const FACTORS: Record<Rank, readonly number[]> = {
  A: [0.5, 0.85, 0.92, 1, 1.12, 1.25],
  B: [0.45, 0.68, 0.82, 1, 1.3, 1.65],
  C: [0.45, 0.7, 0.8, 1, 1.25, 1.55],
  D: [0.4, 0.6, 0.75, 0.9, 1, 1.3],
}
const LEVELS: Record<Rank, readonly number[]> = {
  A: [2, 2, 3, 3, 4],
  B: [2, 3, 3, 4, 4, 4, 5],
  C: [4, 4, 5, 5, 6],
  D: [5, 6, 6],
}
const YEARS = [0, 0, 0, 1, 3, 5, 10] as const
const pickContract = weighted<readonly [number, number]>(
  [
    [CDI, 62],
    [CDD, 19],
    [TEMP, 3],
    [INTERNSHIP, 7],
    [APPRENTICESHIP, 4],
  ],
  (entry) => entry[1],
)

/** Where working twenty-four hours a week is usual: shops, schools, care, homes, offices. */
const PART_TIME = [1, 8, 9, 10, 12, 14, 22, 25, 26, 28, 29]

export type Terms = {
  contract_id: number
  contract_duration_months: number | null
  job_level_id: number
  job_type_id: number
  degree_id: number
  experience_min_years: number
  min_salary: number
  max_salary: number
}

export function makeTerms(random: Random, outline: Outline): Terms {
  const { family, occupation } = outline
  const contract_id = contractFor(random, outline)
  const learning = contract_id === INTERNSHIP || contract_id === APPRENTICESHIP
  const job_level_id = learning ? 1 : random.pick(LEVELS[occupation.rank])
  const job_type_id = jobType(random, contract_id, family)
  return {
    contract_id,
    contract_duration_months: duration(random, contract_id),
    job_level_id,
    job_type_id,
    degree_id: learning ? Math.max(5, occupation.degree_id - 1) : occupation.degree_id,
    experience_min_years: YEARS[job_level_id] ?? 0,
    ...salary(random, occupation, job_level_id, contract_id, job_type_id === 2),
  }
}

/** A contract that makes no sense for the post becomes permanent. */
function contractFor(random: Random, { family, occupation: { rank, degree_id } }: Outline): number {
  const junior = rank === 'A' || rank === 'B'
  if (family.seasonal && rank === 'A' && random.chance(0.22)) return SEASONAL
  if (family.activity_area_id === 24 && junior && random.chance(0.12)) return VOLUNTEERING
  if (family.remote >= 0.4 && rank !== 'D' && random.chance(0.1)) return FREELANCE
  const contract = pickContract(random)[0]
  const fits: Record<number, boolean> = {
    [TEMP]: rank === 'A',
    [INTERNSHIP]: junior && family.internship !== '' && degree_id >= 4,
    [APPRENTICESHIP]: junior && degree_id >= 4 && degree_id <= 9,
    [CDD]: rank !== 'D',
  }
  return fits[contract] === false ? CDI : contract
}

function duration(random: Random, contract: number): number | null {
  if (contract === CDI) return null
  if (contract === INTERNSHIP) return random.int(2, 6)
  if (contract === APPRENTICESHIP) return random.pick([12, 18, 24])
  if (contract === TEMP || contract === SEASONAL) return random.int(1, 5)
  return random.pick([3, 6, 6, 9, 12, 12, 18])
}

function jobType(random: Random, contract: number, { shifts, activity_area_id }: Family): number {
  if (contract === FREELANCE) return 4
  if (contract === INTERNSHIP || contract === APPRENTICESHIP) return 1
  if (shifts && random.chance(0.5)) return 3
  return PART_TIME.includes(activity_area_id) && random.chance(0.12) ? 2 : 1
}

function salary(random: Random, occupation: Occupation, level: number, contract: number, partTime: boolean) {
  if (contract === INTERNSHIP) return range(random.int(150, 250), 1.3)
  if (contract === VOLUNTEERING) return range(random.int(250, 350), 1.25)
  if (contract === APPRENTICESHIP) return range(Math.min(600, Math.max(300, occupation.base * 0.45)), 1.2)
  const factor = FACTORS[occupation.rank][level - 1] ?? 1
  const full = Math.max(300, occupation.base * factor * (0.93 + random.next() * 0.17))
  const min = full * (partTime ? 0.6 : 1) * (contract === FREELANCE ? 1.2 : 1)
  return range(partTime ? Math.max(200, min) : min, 1.18 + random.next() * 0.2)
}

/** Thousands of Ariary to a range in Ariary, rounded to 50 000. */
function range(thousands: number, spread: number): { min_salary: number; max_salary: number } {
  const min_salary = Math.max(150_000, Math.round(thousands / 50) * 50_000)
  return {
    min_salary,
    max_salary: Math.max(min_salary + 50_000, Math.round((min_salary * spread) / 50_000) * 50_000),
  }
}
