import { sql } from 'drizzle-orm'
import { cached } from '#src/platform/cache.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import { foldText } from '#src/platform/search/text.ts'
import type { Services } from '#src/platform/services.ts'
import { offers } from '../tables.ts'

const KEPT_SECONDS = 600
/** Only the latest offers are read: they tell enough of how occupations are called. */
const OFFERS_READ = 5_000
const SUGGESTED = 8

/** Suggests titles of published offers of which a word begins with what is typed, the most frequent first. */
export function titleSuggestions(services: Services) {
  const titles = cached(services.clock, KEPT_SECONDS, () => readPublic(services, null, listTitles))
  return async (keywords: string): Promise<string[]> => {
    const typed = foldText(keywords)
    return (await titles())
      .filter(({ folded }) => ` ${folded}`.includes(` ${typed}`))
      .slice(0, SUGGESTED)
      .map(({ title }) => title)
  }
}

async function listTitles(database: Database) {
  const rows = await selectRows<{ title: string }>(
    database,
    sql`SELECT title FROM (
          SELECT ${offers.title} AS title FROM ${offers}
          WHERE ${offers.status} = 'published' ORDER BY ${offers.id} DESC LIMIT ${OFFERS_READ}
        ) latest
        GROUP BY title ORDER BY count(*) DESC, title LIMIT 2000`,
  )
  return rows.map(({ title }) => ({ title, folded: foldText(title) }))
}
