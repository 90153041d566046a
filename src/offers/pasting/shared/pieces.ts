import { unaccented } from '#src/shared/phrases.ts'

/** What a part of an advertisement was understood as. */
export type PieceField =
  | 'title'
  | 'positions_count'
  | 'city_id'
  | 'contract'
  | 'salary'
  | 'application_deadline'
  | 'missions'
  | 'profile'
  | 'contact'

/** A part of an advertisement that was understood, as it stands there. */
export interface Piece {
  field: PieceField
  start: number
  end: number
  /** What the form would hold, field by field; empty for what is only shown. */
  values: Partial<PasteValues>
  /** Read without a doubt; else the recruiter has to say yes. */
  sure: boolean
  /** What was assumed, or what happens with it. */
  note?: string
}

export interface PasteValues {
  title: string
  positions_count: string
  city_id: string
  contract_id: string
  contract_duration_months: string
  min_salary: number
  max_salary: number
  application_deadline: string
  missions: readonly string[]
  profile: readonly string[]
}

/** A line of the text with where it begins. */
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

/** Small letters without accents, as long as the text it is made of: places in one are places in the other. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const plain = unaccented(letter).replace(/[’‘`´]/g, "'")
      return plain.length === letter.length ? plain : letter
    })
    .join('')
}
