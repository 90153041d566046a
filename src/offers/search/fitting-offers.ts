import { inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { indexedWords } from '../indexing.ts'
import { openInSearch } from '../open.ts'
import { offerSearch, offers } from '../tables.ts'
import { occupationQuery } from './finding/keywords.ts'

/** Selects open offers that are worth comparing one by one. */
export interface Wanted {
  /** The words of a title, in the form that is indexed. */
  title: string[]
  /** The word of the title that names the trade whatever follows, as it is indexed, and the occupations that it may be of. */
  trade: { word: string; codes: readonly string[] } | null
  /** Other words, which weigh less than those of the title. */
  others: string[]
  /** The code of the occupation, and those of its neighbours after it. */
  occupations: string[]
  activity_area_id: number | null
  city_ids: number[]
  /** Only offers published after this moment are selected. */
  since?: Date | undefined
}

/** The number of newest offers of the sector, or of the whole site without one, that are ranked. */
const RANKED = 1_000
/** At most this many offers with the whole title, of any sector, are looked through. */
const TITLED = 1_000
const MOST = { ranked: 200, titled: 80 }
const TOWN = 0.2

const FACTS = {
  id: offers.id,
  title: offers.title,
  occupation_code: offers.occupation_code,
  activity_area_id: offers.activity_area_id,
  skills: offers.skills,
  languages: offers.languages,
  city_id: offers.city_id,
  work_mode: offers.work_mode,
  is_abroad: offers.is_abroad,
  job_level_id: offers.job_level_id,
  experience_min_years: offers.experience_min_years,
  contract_id: offers.contract_id,
  job_type_id: offers.job_type_id,
  min_salary: offers.min_salary,
  max_salary: offers.max_salary,
  salary_visible: offers.salary_visible,
  company_id: offers.company_id,
  published_at: offers.published_at,
}

/**
 * Some five hundred open offers at most that may fit, with what is compared: the best ranked of the sector's newest, and of
 * any sector the nearest and newest that have the whole title or its trade, are of the occupation or of its neighbours. Short
 * walks of an index, however many offers there are.
 */
export async function listFittingOffers(database: Database, wanted: Wanted, now: Date) {
  const found = await selectRows<{ id: number }>(database, sql.join(branches(wanted, now), sql` UNION `))
  return listComparedOffers(
    database,
    found.map(({ id }) => id),
  )
}

/** The facts of these offers that are compared, in no particular order. */
export async function listComparedOffers(database: Database, ids: number[]) {
  return ids.length === 0 ? [] : database.select(FACTS).from(offers).where(inArray(offers.id, ids))
}

function branches({ title, trade, others, occupations, ...wanted }: Wanted, now: Date): SQL[] {
  const words = [...new Set([...title, ...others])].slice(0, 24)
  const ranked = words.length
    ? sql`ts_rank('{0, 0, 0.2, 1}', ${offerSearch.fts}, to_tsquery('french', ${words.join(' | ')}))`
    : sql`0`
  const open = sql.join([openInSearch(now), ...since(wanted)], sql` AND `)
  // The newest offers are selected before their words are ranked: reading the words of a whole sector takes twice as
  // long.
  const ofSector = sql`(SELECT offer_id AS id FROM (
      SELECT offer_id, published_at, city_id, fts FROM ${offerSearch} WHERE ${open} ${sector(wanted)}
      ORDER BY ${offerSearch.published_at} DESC, ${offerSearch.offer_id} DESC LIMIT ${RANKED}::int) AS offer_search
    ORDER BY ${ranked} + ${nearness(wanted)} DESC, published_at DESC LIMIT ${MOST.ranked}::int)`
  const whole = [...new Set(title)].slice(0, 8).map((word) => `${word}:A`)
  const [own, ...neighbours] = occupations
  const queries = [
    ...(whole.length > 0 ? [titleQuery(whole)] : []),
    ...(own ? [occupationQuery([own])] : []),
    ...(neighbours.length > 0 ? [occupationQuery(neighbours)] : []),
    // A word without a weight is answered by the index alone; its occupations keep those that only mention it away.
    ...(trade ? [sql`${occupationQuery(trade.codes)} && to_tsquery('french', ${trade.word})`] : []),
  ]
  return [ofSector, ...queries.map((query) => nearestOf(query, open, wanted))]
}

const titleQuery = (words: readonly string[]) => sql`to_tsquery('french', ${words.join(' & ')})`

/** Selects those near by before the others, the newest first. */
function nearestOf(query: SQL, open: SQL, wanted: Pick<Wanted, 'city_ids'>): SQL {
  return sql`(SELECT id FROM (
      SELECT offer_id AS id, published_at, city_id FROM ${offerSearch}
      WHERE ${indexedWords} @@ (${query}) AND ${open} LIMIT ${TITLED}::int) AS offer_search
    ORDER BY ${nearness(wanted)} DESC, published_at DESC, id DESC LIMIT ${MOST.titled}::int)`
}

function since({ since: moment }: Pick<Wanted, 'since'>): SQL[] {
  return moment ? [sql`${offerSearch.published_at} > ${moment.toISOString()}::timestamptz`] : []
}

function sector({ activity_area_id: id }: Pick<Wanted, 'activity_area_id'>): SQL {
  return id === null ? sql`` : sql`AND ${offerSearch.activity_area_id} = ${id}::int`
}

function nearness({ city_ids }: Pick<Wanted, 'city_ids'>): SQL {
  // With its type it is a value: a bare number would name a column of the list to order by.
  if (city_ids.length === 0) return sql`0::int`
  const ids = sql.join(
    city_ids.map((id) => sql`${id}::int`),
    sql`, `,
  )
  return sql`CASE WHEN ${offerSearch.city_id} IN (${ids}) THEN ${TOWN}::float8 ELSE 0 END`
}
