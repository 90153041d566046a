import { eq } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { knowsWord } from '#src/occupations/attachment.ts'
import { Cache } from '#src/platform/cache.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import { indexWords } from '#src/platform/search/text.ts'
import type { Services } from '#src/platform/services.ts'

/** Finds the companies that the words of a search name. */
export type Naming = (keywords: string | null) => Promise<readonly number[]>

interface Name {
  id: number
  words: string[]
}
type Index = Map<string, Name[]>

/** Words that many companies have in their name, so they name none. */
const COMMON = new Set(['sarl', 'sarlu', 'eurl', 'sa', 'sas', 'groupe', 'group', 'madagascar', 'cie'])
const SHORTEST = 4
/** Words that more companies than this share name none of them. */
const MOST = 20
const PATIENCE_MS = 100

/** The names are cached in this process and read again every five minutes, so that a search does not read them. */
export function openNaming(services: Pick<Services, 'db' | 'clock' | 'replica'>): Naming {
  const kept = new Cache<Index>(services.clock, { seconds: 300, oldestSeconds: 3_600, most: 1 })
  const read = () =>
    readPublic(services, null, async (db) => {
      const { id, name, status } = companies
      return indexNames(await db.select({ id, name }).from(companies).where(eq(status, 'validated')))
    })
  return async (keywords) => {
    const words = new Set(indexWords(keywords ?? ''))
    if (words.size === 0) return []
    const index = await kept.getWithin(PATIENCE_MS, 'names', read)
    return index ? namedBy(words, index) : []
  }
}

function indexNames(named: readonly { id: number; name: string }[]): Index {
  const index: Index = new Map()
  for (const { id, name } of named) {
    const words = [...new Set(indexWords(name))].filter((word) => !COMMON.has(word))
    for (const word of words) {
      const held = index.get(word)
      if (held) held.push({ id, words })
      else index.set(word, [{ id, words }])
    }
  }
  return index
}

/**
 * Finds the companies whose whole name is among the words, or else those of whom one word is that names no
 * occupation.
 */
function namedBy(words: ReadonlySet<string>, index: Index): readonly number[] {
  const touched = [...new Set([...words].flatMap((word) => index.get(word) ?? []))]
  const whole = touched.filter((name) => name.words.every((word) => words.has(word)))
  const found =
    whole.length > 0 ? whole : touched.filter((name) => name.words.some((word) => isOwn(word, words)))
  return found.length > MOST ? [] : [...new Set(found.map(({ id }) => id))]
}

const isOwn = (word: string, words: ReadonlySet<string>) =>
  words.has(word) && word.length >= SHORTEST && !knowsWord(word)
