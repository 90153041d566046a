import { sql } from 'drizzle-orm'
import { cached } from '#src/platform/cache.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import { foldText } from '#src/platform/search/text.ts'
import type { Services } from '#src/platform/services.ts'
import { offers } from './tables.ts'

const KEPT_SECONDS = 600
/** Only the latest offers are read: they tell enough, and counting a million would take seconds. */
const OFFERS_READ = 5_000
const WORDS_KEPT = 2_000
const SUGGESTED = 8

/** Suggests skills of which a word begins with what is typed, those that most offers ask for first. */
export function skillSuggestions(services: Services) {
  const words = cached(services.clock, KEPT_SECONDS, () => readPublic(services, null, listAskedSkills))
  return async (keywords: string): Promise<string[]> => {
    const typed = foldText(keywords)
    const all = await words()
    return all
      .filter(({ folded }) => ` ${folded}`.includes(` ${typed}`))
      .slice(0, SUGGESTED)
      .map(({ skill }) => skill)
  }
}

async function listAskedSkills(database: Database) {
  const rows = await selectRows<{ skill: string }>(
    database,
    sql`SELECT skill FROM (
          SELECT unnest(skills) AS skill FROM (
            SELECT ${offers.skills} AS skills FROM ${offers}
            WHERE ${offers.status} = 'published'
            ORDER BY ${offers.id} DESC LIMIT ${OFFERS_READ}
          ) latest
        ) asked
        GROUP BY skill ORDER BY count(*) DESC, skill LIMIT ${WORDS_KEPT}`,
  )
  return rows.map(({ skill }) => ({ skill, folded: foldText(skill) }))
}
