import type { Provision } from '#src/offers/shared/facts.ts'
import type { OfferLanguage } from '#src/offers/shared/parts.ts'
import { unaccented } from '#src/shared/phrases.ts'

export type PieceField =
  | 'title'
  | 'positions_count'
  | 'city_id'
  | 'country'
  | 'contract'
  | 'job_type'
  | 'salary'
  | 'degree'
  | 'experience'
  | 'languages'
  | 'application_deadline'
  | 'schedule'
  | 'weekly_hours'
  | 'probation_months'
  | 'transport'
  | 'meals'
  | 'housing'
  | 'missions'
  | 'profile'
  | 'contact'

/** A part of the advertisement that was understood, from `start` to `end` of its text. */
export interface Piece {
  field: PieceField
  start: number
  end: number
  /** The values for the fields of the form; empty for a piece that is only shown. */
  values: Partial<PasteValues>
  /** An unsure piece is left out of the offer until the recruiter confirms it. */
  sure: boolean
  /** What was assumed in reading the piece, or what happens with it. */
  note?: string
}

export interface PasteValues {
  title: string
  positions_count: string
  city_id: string
  is_abroad: boolean
  country: string
  foreign_town: string
  /** The quarter, where the advertisement names no more than that. */
  address: string
  contract_id: string
  contract_duration_months: string
  job_type_id: string
  min_salary: number
  max_salary: number
  degree_id: string
  experience_min_years: string
  /** The level is empty where the advertisement says none. */
  languages: readonly OfferLanguage[]
  application_deadline: string
  /** The days and hours in the words of the advertisement. */
  schedule: string
  weekly_hours: string
  probation_months: string
  transport: Provision
  meals: Provision
  housing: Provision
  missions: readonly string[]
  profile: readonly string[]
}

/** A line of the text with the index at which it begins. */
export interface Line {
  text: string
  start: number
}

export function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const at = { text: line, start }
    start += line.length + 1
    return at
  })
}

/** Lower case without accents, of the same length as the text, so that an index in one is an index in the other. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const plain = unaccented(letter).replace(/[’‘`´]/g, "'")
      return plain.length === letter.length ? plain : letter
    })
    .join('')
}
