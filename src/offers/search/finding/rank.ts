import { type SQL, sql } from 'drizzle-orm'
import { offerSearch } from '../../tables.ts'
import { type Asked, joinQueries } from './keywords.ts'
import type { Reach } from './reach.ts'

/** All words stand in the title as they were typed; what is added to it by their synonyms. */
const TYPED = 8
const SAID = 4
/** The words that stand in the title, all together as much as there are of them, each by its rarity. */
const WORD = 1
/** A title with nothing else; one twice as long has half of it. */
const SHORT = 1
const OCCUPATION = 3
const NEAR = 1.5
/** Its company is named by the words; a mere mention of it is worth nothing. */
const COMPANY = 6
/** In the town that was named, and not only in its text. */
const TOWN = 2
/** Published now; half of it after `FADING` days. */
const FRESH = 0.6
const FADING = 30
/** These decide between offers that fit alike, and never more: what is paid is not looked at, only whether it is told. */
const SALARY_TOLD = 0.2
const COMPLETE = 0.2

/** Whether a title holds all of the words, by their synonyms too; further on, whether it is of what was asked for there. */
export function fitsOf({ words, occupation, near }: Asked, reach: Reach): SQL {
  const inTitle = words.length > 0 ? sql`(${offerSearch.title} @@ ${joinQueries(words, '&&')})` : sql`false`
  if (reach === 'words' || occupation === null) return inTitle
  const codes = reach === 'occupation' ? [occupation] : [occupation, ...near]
  return sql`(${inTitle} OR coalesce(${offerSearch.occupation_code} = ANY(${`{${codes.join(',')}}`}::text[]), false))`
}

/**
 * How well an offer fits what was typed, whatever it says of itself (`worthOf`): both together are its rank, and those that are
 * worth the same stand by their date.
 */
export function fitOf(asked: Asked, companies: readonly number[]): SQL {
  const { words, cities, occupation } = asked
  const parts = [
    ...(words.length > 0 ? titleParts(asked) : []),
    ...(occupation ? [occupationPart(occupation, asked.near)] : []),
    ...(companies.length > 0
      ? [weigh(sql`(${offerSearch.company_id} = ANY(${idsOf(companies)}))`, COMPANY)]
      : []),
    ...(cities.length > 0 ? [weigh(sql`(${offerSearch.city_id} = ANY(${idsOf(cities)}))`, TOWN)] : []),
  ]
  return sql`(${sql.join(parts, sql` + `)})`
}

/**
 * What an offer says of itself, whatever was typed.
 * @param days since it was published
 * @param told how many of its level, type, degree and deadline it tells
 */
export function worthOf(days: number, isSalaryTold: boolean, told: number): number {
  const fresh = (FRESH * FADING) / (FADING + Math.max(days, 0))
  return fresh + (isSalaryTold ? SALARY_TOLD : 0) + (told / 4) * COMPLETE
}

function titleParts({ words, typed, rarities }: Asked): SQL[] {
  const whole = rarities.reduce((sum, each) => sum + each, 0)
  const each = words.map((word, at) =>
    weigh(sql`(${offerSearch.title} @@ ${word})`, WORD * words.length * ((rarities[at] ?? 0) / (whole || 1))),
  )
  return [
    ...(typed === words
      ? [weigh(sql`(${offerSearch.title} @@ ${joinQueries(words, '&&')})`, TYPED + SAID)]
      : [
          weigh(sql`(${offerSearch.title} @@ ${joinQueries(typed, '&&')})`, TYPED),
          weigh(sql`(${offerSearch.title} @@ ${joinQueries(words, '&&')})`, SAID),
        ]),
    ...(words.length > 1 ? each : []),
    sql`${numeral(SHORT * typed.length)} / greatest(length(${offerSearch.title}), ${sql.raw(String(typed.length))})`,
  ]
}

function occupationPart(occupation: string, near: readonly string[]): SQL {
  return sql`CASE WHEN ${offerSearch.occupation_code} = ${occupation} THEN ${numeral(OCCUPATION)}
    WHEN ${offerSearch.occupation_code} = ANY(${`{${near.join(',')}}`}::text[]) THEN ${numeral(NEAR)} ELSE 0 END`
}

const weigh = (is: SQL, weight: number) => sql`${is}::int * ${numeral(weight)}`

const numeral = (value: number) => sql.raw(`${value.toFixed(4)}::float8`)

const idsOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`
