import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { queryWords } from '#src/platform/search/query.ts'
import { indexWords } from '#src/platform/search/text.ts'
import { searchWords } from '../tables.ts'

const shortestWord = 3

/** Adds the words of these texts (titles, skills, names of places and companies) to those a search may mean. */
export async function rememberWords(database: Database, texts: readonly string[]): Promise<void> {
  const uses = new Map<string, number>()
  for (const word of texts.flatMap((text) => [...new Set(indexWords(text))])) {
    if (word.length >= shortestWord && !/\d/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  if (uses.size === 0) return
  // Sorted, so that two publications at once lock the words they share in the same order.
  const sorted = JSON.stringify([...uses].sort(([one], [other]) => (one < other ? -1 : 1)))
  await database.execute(
    sql`INSERT INTO ${searchWords} (word, uses)
      SELECT pair->>0, (pair->>1)::int FROM json_array_elements(${sorted}::json) AS pair
      ON CONFLICT (word) DO UPDATE SET uses = ${searchWords.uses} + excluded.uses`,
  )
}

/** The keywords with each unknown word replaced by the known one nearest to it, null when none is near. */
export async function correctKeywords(database: Database, keywords: string): Promise<string | null> {
  const words = queryWords(keywords)
  const unknown = words.filter((word) => word.length >= shortestWord)
  if (unknown.length === 0) return null
  const rows = await selectRows<{ typed: string; word: string; uses: number }>(
    database,
    sql`SELECT typed, near.word, near.uses FROM json_array_elements_text(${JSON.stringify(unknown)}::json) AS typed
      CROSS JOIN LATERAL (
        SELECT word, uses FROM ${searchWords} WHERE word % typed
        ORDER BY similarity(word, typed) DESC, uses DESC LIMIT 20) AS near
      WHERE NOT EXISTS (SELECT FROM ${searchWords} WHERE word = typed)`,
  )
  const corrected = words.map(
    (word) =>
      nearest(
        word,
        rows.filter(({ typed }) => typed === word),
      ) ?? word,
  )
  return corrected.join(' ') === words.join(' ') ? null : corrected.join(' ')
}

function nearest(typed: string, candidates: { word: string; uses: number }[]): string | null {
  const allowed = typed.length < 5 ? 1 : 2
  const [best] = candidates
    .map(({ word, uses }) => ({ word, uses, distance: distanceBetween(typed, word) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((one, other) => one.distance - other.distance || other.uses - one.uses)
  return best?.word ?? null
}

/** Letters added, dropped, replaced or swapped with the next one between two words. */
function distanceBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
