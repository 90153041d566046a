import { and, desc, gte, inArray, max, sql, sum } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '#src/platform/database.ts'
import { foldText } from '#src/platform/search/text.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { failedSearches } from './tables.ts'

/** A text that was searched less often is not shown: it may be somebody's name. */
export const LEAST_SHOWN = 5
export const SHOWN_DAYS = 30
export const FAILED_SEARCHES_DAYS = 90

const LONGEST = 60
const MOST_SHOWN = 100
const MOST_KEPT_A_DAY = 20_000

/** Who searched what stays in this process, for so long as a second time is not to count. */
const counted = new LRUCache<string, true>({ max: 20_000, ttl: DAY })
const countedToday = { day: '', texts: 0 }

export interface FailedText {
  kind: 'words' | 'place'
  text: string
}

/** What is kept of a search that found nothing; null where it may say who searched. */
function keptText(typed: string): string | null {
  if (typed.includes('@') || /\d[\d .-]{5,}/.test(typed)) return null
  const text = foldText(typed).slice(0, LONGEST).trim()
  return text.length >= 2 ? text : null
}

/**
 * Counts a search that found nothing that fits; the same from one address counts once a day.
 * @param ip stays in the memory of this process
 */
export async function countFailedSearch(
  database: Database,
  { kind, text: typed }: FailedText,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  const text = keptText(typed)
  const day = dayAt(now)
  const key = `${day} ${ip} ${kind} ${text}`
  if (!text || counted.has(key)) return
  counted.set(key, true)
  if (countedToday.day !== day) Object.assign(countedToday, { day, texts: 0 })
  countedToday.texts += 1
  if (countedToday.texts > MOST_KEPT_A_DAY) return
  await database
    .insert(failedSearches)
    .values({ day, kind, text, searches: 1 })
    .onConflictDoUpdate({
      target: [failedSearches.day, failedSearches.kind, failedSearches.text],
      set: { searches: sql`${failedSearches.searches} + 1` },
    })
}

/** Lists what was often searched in the last days and found nothing, the most frequent first. */
export async function listFailed(database: Database, now: Date) {
  const { kind, text, searches, day } = failedSearches
  const total = sum(searches).mapWith(Number)
  return database
    .select({ kind, text, searches: total, last_on: max(day).mapWith(String) })
    .from(failedSearches)
    .where(gte(day, sinceDay(now)))
    .groupBy(kind, text)
    .having(sql`sum(${searches}) >= ${LEAST_SHOWN}`)
    .orderBy(desc(total), text)
    .limit(MOST_SHOWN)
}

/** Counts the searches of the last days for any of these texts that found nothing. */
export async function countFailed(database: Database, texts: readonly string[], now: Date): Promise<number> {
  const { text, searches, day } = failedSearches
  const [row] = await database
    .select({ count: sum(searches).mapWith(Number) })
    .from(failedSearches)
    .where(and(inArray(text, texts.map(foldText)), gte(day, sinceDay(now))))
  return row?.count ?? 0
}

const sinceDay = (now: Date) => dayAt(after(now, -SHOWN_DAYS * DAY))
