import { french, lines } from '../french.ts'

/** A: employee or worker, B: technician or professional, C: in charge of a team, D: director. */
export type Rank = 'A' | 'B' | 'C' | 'D'

export type Occupation = {
  rank: Rank
  masculine: string
  feminine: string
  /** What may follow the title: « , filière vanille ». */
  complements: string[]
  degree_id: number
  /** Monthly minimum at the level « confirmé », in thousands of Ariary. */
  base: number
  skills: string[]
  missions: string[]
}

/** Occupations that share a trade: their common missions make sense for every one of them. */
export type Family = {
  activity_area_id: number
  /** Completes « Bac+3 en … ». */
  field: string
  /** Completes « Stagiaire … »; empty when there are no internships. */
  internship: string
  /** Completes « Vous rendez compte … ». */
  boss: string
  /** The practical part of the recruitment. */
  test: string
  english: '' | 'notions' | 'intermédiaire' | 'courant'
  /** Share of offers that allow working from home. */
  remote: number
  /** Share of offers outside the capital. */
  away: number
  shifts: boolean
  seasonal: boolean
  missions: string[]
  profile: string[]
  occupations: Occupation[]
}

type Draft = Partial<Pick<Family, 'internship' | 'english' | 'remote' | 'away' | 'shifts' | 'seasonal'>> &
  Pick<Family, 'field' | 'boss' | 'test'> & { missions: string; profile: string; jobs: string }

/**
 * `jobs` has one occupation a line:
 * rank | masculine{, complement|, complement} | feminine, or = | degree | base | skills | mission | mission
 */
export function family(activity_area_id: number, draft: Draft): Family {
  const { jobs, ...rest } = draft
  return {
    activity_area_id,
    english: '',
    remote: 0,
    away: 0.35,
    shifts: false,
    seasonal: false,
    ...rest,
    internship: french(rest.internship ?? ''),
    boss: french(rest.boss),
    field: french(rest.field),
    test: french(rest.test),
    missions: lines(rest.missions),
    profile: lines(rest.profile),
    occupations: lines(jobs).map(occupation),
  }
}

function occupation(line: string): Occupation {
  const complements = /\{(.*)\}/.exec(line)?.[1]?.split('|') ?? []
  const parts = line.replace(/\{.*\}/, '').split('|')
  const [rank, masculine, feminine, degree, base, skills, ...missions] = parts.map((part) => part.trim())
  if (!masculine || !feminine || !skills || missions.length === 0 || !/^[ABCD]$/.test(rank ?? '')) {
    throw new Error(`Bad occupation: ${line}`)
  }
  return {
    rank: rank as Rank,
    masculine,
    feminine: feminine === '=' ? masculine : feminine,
    complements,
    degree_id: Number(degree),
    base: Number(base),
    skills: skills.split(',').map((skill) => skill.trim()),
    missions,
  }
}
