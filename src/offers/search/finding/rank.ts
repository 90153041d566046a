import { type SQL, sql } from 'drizzle-orm'
import { offerSearch } from '../../tables.ts'
import { type Asked, joinQueries, tellingWords } from './keywords.ts'

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

/** Whether an offer is what the words name and does not only mention it: by its title, its occupation or its company. */
function isNamedBy({ words, occupation, named }: Asked, companies: readonly number[], titled: SQL): SQL {
  if (words.length === 0) return sql`true`
  const { occupation_code, company_id } = offerSearch
  const codes = occupation === null ? [] : [occupation, ...named]
  return sql`(${titled}
    OR coalesce(${occupation_code} = ANY(${`{${codes.join(',')}}`}::text[]), false)
    OR ${company_id} = ANY(${idsOf(companies)}))`
}

/**
 * Whether its title holds all of the words, by their synonyms too unless its occupation is known to be another one: for
 * « vendeuse », « commercial » says the same and « technico-commercial » does not.
 */
function isTitledBy({ words, typed, occupation, named, near }: Asked): SQL {
  if (words.length === 0) return sql`true`
  const { title, occupation_code } = offerSearch
  const titled = sql`${title} @@ ${joinQueries(words, '&&')}`
  if (occupation === null || typed === words) return sql`(${titled})`
  const codes = `{${[occupation, ...named, ...near].join(',')}}`
  return sql`(${titled} AND (coalesce(${occupation_code} = ANY(${codes}::text[]), true)
    OR ${title} @@ ${joinQueries(typed, '&&')}))`
}

/**
 * How well an offer fits what was typed, whatever it says of itself (`worthAt`): both together are its rank.
 * @param titled whether its title holds all of the words, where a row knows it already
 */
export function fitOf(asked: Asked, companies: readonly number[], titled = isTitledBy(asked)): SQL {
  const { words, cities, occupation } = asked
  const parts = [
    sql`0`,
    ...(words.length > 0 ? titleParts(asked, titled) : []),
    ...(occupation ? [occupationPart(occupation, asked.near)] : []),
    ...(companies.length > 0
      ? [weigh(sql`(${offerSearch.company_id} = ANY(${idsOf(companies)}))`, COMPANY)]
      : []),
    ...(cities.length > 0 ? [weigh(sql`(${offerSearch.city_id} = ANY(${idsOf(cities)}))`, TOWN)] : []),
  ]
  return sql`(${sql.join(parts, sql` + `)})`
}

/** What an offer says of itself, whatever was typed. */
export function worthAt(now: Date): SQL {
  const { published_at, salary, job_level_id, job_type_id, degree_id, application_deadline } = offerSearch
  const days = sql`date_part('epoch', ${now.toISOString()}::timestamptz - ${published_at}) / 86400`
  const told = [job_level_id, job_type_id, degree_id, application_deadline]
  return sql`(${numeral(FRESH * FADING)} / (${numeral(FADING)} + greatest(coalesce(${days}, 0), 0))
    + ${weigh(sql`(${salary} IS NOT NULL)`, SALARY_TOLD)}
    + ${numeral(COMPLETE)} * num_nonnulls(${sql.join(told, sql`, `)}) / 4)`
}

function titleParts(asked: Asked, titled: SQL): SQL[] {
  const { words, typed, rarities } = asked
  const any =
    words.length > 1 ? sql`(${offerSearch.title} @@ ${joinQueries(tellingWords(asked), '||')})` : titled
  const whole = rarities.reduce((sum, each) => sum + each, 0)
  const each = words.map((word, at) =>
    weigh(sql`(${offerSearch.title} @@ ${word})`, WORD * words.length * ((rarities[at] ?? 0) / (whole || 1))),
  )
  return [
    ...(typed === words
      ? [weigh(titled, TYPED + SAID)]
      : [weigh(sql`(${offerSearch.title} @@ ${joinQueries(typed, '&&')})`, TYPED), weigh(titled, SAID)]),
    ...(words.length > 1 ? each : []),
    sql`${any}::int * ${numeral(SHORT * typed.length)}
      / greatest(length(${offerSearch.title}), ${sql.raw(String(typed.length))})`,
  ]
}

function occupationPart(occupation: string, near: readonly string[]): SQL {
  return sql`CASE WHEN ${offerSearch.occupation_code} = ${occupation} THEN ${numeral(OCCUPATION)}
    WHEN ${offerSearch.occupation_code} = ANY(${`{${near.join(',')}}`}::text[]) THEN ${numeral(NEAR)} ELSE 0 END`
}

const weigh = (is: SQL, weight: number) => sql`${is}::int * ${numeral(weight)}`

const numeral = (value: number) => sql.raw(`${value.toFixed(4)}::float8`)

const idsOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`

/**
 * What a search asks the rank of: nothing without words.
 * @param known the column that says whether a title holds all of the words, of rows that have it
 */
export function rankOf(asked: Asked | null, companies: readonly number[], known?: SQL) {
  const [yes, none] = [sql`true`, sql`0::float8`]
  if (!asked) return { fit: none, named: yes, titled: yes, there: yes }
  const { cities } = asked
  const titled = isTitledBy(asked)
  return {
    fit: fitOf(asked, companies, known ?? titled),
    named: isNamedBy(asked, companies, known ?? titled),
    titled,
    there: cities.length > 0 ? sql`(${offerSearch.city_id} = ANY(${idsOf(cities)}))` : yes,
  }
}
