import { sql } from 'drizzle-orm'
import { knowsWord } from '#src/occupations/attachment.ts'
import { isEnglish } from '#src/occupations/spelled-out.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { nearestWord } from '#src/platform/search/nearest-word.ts'
import { queryWords } from '#src/platform/search/query.ts'
import { indexWords } from '#src/platform/search/text.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { placeNamed } from './conditions/places.ts'
import { listOccupationWords } from './occupation-words.ts'
import { searchWords } from './tables.ts'

const shortestWord = 3

/** Shorter words are not corrected: they are acronyms as often as errors. */
const SHORTEST_CORRECTED = 4

/**
 * Adds the words of these texts (titles, skills, names of places and companies) to those that corrections choose
 * from.
 */
export async function rememberWords(database: Database, texts: readonly string[]): Promise<void> {
  const uses = new Map<string, number>()
  for (const word of texts.flatMap((text) => [...new Set(indexWords(text))])) {
    if (word.length >= shortestWord && !/\d/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  if (uses.size === 0) return
  // The words are sorted, so that two publications at the same time lock shared words in the same order.
  const sorted = JSON.stringify([...uses].sort(([one], [other]) => (one < other ? -1 : 1)))
  await database.execute(
    sql`INSERT INTO ${searchWords} (word, uses)
      SELECT pair->>0, (pair->>1)::int FROM json_array_elements(${sorted}::json) AS pair
      ON CONFLICT (word) DO UPDATE SET uses = ${searchWords.uses} + excluded.uses`,
  )
}

/** Replaces each unknown keyword by the nearest known word, which is another one; null when there is none to replace. */
export async function correctKeywords(database: Database, keywords: string): Promise<string | null> {
  const words = queryWords(keywords)
  const unknown = words.filter(
    (word) => word.length >= SHORTEST_CORRECTED && !knowsWord(word) && !isEnglish(word),
  )
  if (unknown.length === 0) return null
  const rows = await selectRows<{ typed: string; word: string; uses: number }>(
    database,
    sql`SELECT typed, near.word, near.uses FROM json_array_elements_text(${JSON.stringify(unknown)}::json) AS typed
      CROSS JOIN LATERAL (
        SELECT word, uses FROM ${searchWords} WHERE word % typed
        ORDER BY similarity(word, typed) DESC, uses DESC LIMIT 20) AS near
      WHERE NOT EXISTS (SELECT FROM ${searchWords} WHERE word = typed)`,
  )
  const published = Map.groupBy(rows, ({ typed }) => typed)
  const corrections = new Map<string, string>()
  for (const typed of unknown) {
    const said = listOccupationWords(typed).map((word) => ({ word, uses: 0 }))
    const word = nearestWord(typed, [...(published.get(typed) ?? []), ...said])
    if (word && word !== typed) corrections.set(typed, word)
  }
  return corrections.size === 0 ? null : replaceWords(keywords, corrections)
}

/** Replaces only the corrected words, so that the others stay as they were typed. */
function replaceWords(keywords: string, corrections: ReadonlyMap<string, string>): string {
  return keywords.replace(/[\p{L}\p{N}]+/gu, (word) => corrections.get(indexWords(word)[0] ?? '') ?? word)
}

/** A beginning is at least half of the word, and at least this long. */
const SHORTEST_BEGINNING = 4
const LONGEST_BEGINNING = 12
/** Only the first words are looked up, because each takes a lookup for each of its beginnings. */
const MOST_WORDS = 3
const MOST_ALIKE = 12

/**
 * Finds for each word the published words with the longest common beginning: « cuisine » and « cuisinier » for «
 * cuisto ».
 */
export async function wordsAlike(database: Database, keywords: string): Promise<string[][]> {
  const typed = queryWords(keywords)
    .filter((word) => /^[a-z]+$/.test(word) && word.length > SHORTEST_BEGINNING)
    .filter((word) => word.length <= 2 * LONGEST_BEGINNING)
    .slice(0, MOST_WORDS)
  if (typed.length === 0) return []
  const rows = await selectRows<{ words: string[] }>(
    database,
    sql`SELECT ARRAY(SELECT word FROM ${searchWords} WHERE word LIKE beginning || '%'
        ORDER BY uses DESC, word LIMIT ${MOST_ALIKE}::int) AS words
      FROM (SELECT DISTINCT ON (typed) left(typed, length) AS beginning
        FROM json_array_elements_text(${JSON.stringify(typed)}::json) AS typed,
          generate_series(greatest(${SHORTEST_BEGINNING}::int, length(typed) / 2), least(length(typed) - 1, ${LONGEST_BEGINNING}::int)) AS length
        WHERE EXISTS (SELECT FROM ${searchWords} WHERE word LIKE left(typed, length) || '%')
        ORDER BY typed, length DESC) AS longest`,
  )
  // A town that begins alike is not what was meant: « ambassade » is no « Ambatondrazaka » and no « Ambato Boeny ».
  return rows
    .map(({ words }) => words.filter((word) => !placeNamed(word) && !placeWords().has(word)))
    .filter((words) => words.length > 0)
}

/** Every word of a town's or a region's name. */
const placeWords: () => ReadonlySet<string> = perVersion(
  () =>
    new Set(
      [...REFERENCE.cities.values(), ...REFERENCE.regions.values()].flatMap(({ name }) => indexWords(name)),
    ),
)
