import { type SQL, sql } from 'drizzle-orm'
import { offerSearch } from '../tables.ts'
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

/** How well an offer fits; those of a part that fit as well stand by their date. */
export function rankOf(asked: Asked, companies: readonly number[], now: Date): SQL {
  const { words, cities, occupation } = asked
  const parts = [
    ...(words.length > 0 ? titleParts(asked) : []),
    ...(occupation ? [occupationPart(occupation, asked.near)] : []),
    ...(companies.length > 0
      ? [weigh(sql`(${offerSearch.company_id} = ANY(${idsOf(companies)}))`, COMPANY)]
      : []),
    ...(cities.length > 0 ? [weigh(sql`(${offerSearch.city_id} = ANY(${idsOf(cities)}))`, TOWN)] : []),
    ...offerParts(now),
  ]
  return sql`(${sql.join(parts, sql` + `)})`
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

/** What an offer says of itself, whatever was typed. */
function offerParts(now: Date): SQL[] {
  const { published_at, salary, job_level_id, job_type_id, degree_id, application_deadline } = offerSearch
  // `extract` would give a numeric, which takes five times as long.
  const days = sql`greatest(date_part('epoch', ${now.toISOString()}::timestamptz - ${published_at}) / 86400, 0)`
  return [
    sql`coalesce(${numeral(FRESH * FADING)} / (${numeral(FADING)} + ${days}), 0)`,
    weigh(sql`(${salary} IS NOT NULL)`, SALARY_TOLD),
    sql`num_nonnulls(${job_level_id}, ${job_type_id}, ${degree_id}, ${application_deadline}) * ${numeral(COMPLETE / 4)}`,
  ]
}

const weigh = (is: SQL, weight: number) => sql`${is}::int * ${numeral(weight)}`

const numeral = (value: number) => sql.raw(`${value.toFixed(4)}::float8`)

const idsOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`
