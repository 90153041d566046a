import { eq } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { knowsWord } from '#src/occupations/attachment.ts'
import { Cache } from '#src/platform/cache.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import { indexWords } from '#src/platform/search/text.ts'
import type { Services } from '#src/platform/services.ts'

/** The companies that the words of a search name. */
export type Naming = (keywords: string | null) => Promise<readonly number[]>

interface Name {
  id: number
  words: string[]
}
type Index = Map<string, Name[]>

/** What any company may have in its name. */
const COMMON = new Set(['sarl', 'sarlu', 'eurl', 'sa', 'sas', 'groupe', 'group', 'madagascar', 'cie'])
const SHORTEST = 4
/** A word that more of them share names none. */
const MOST = 20
const PATIENCE_MS = 100

/** Names are held in this process, read anew every five minutes: a search reads none. */
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

/** Those whose whole name stands among the words; else those of whom a word does that names no occupation. */
function namedBy(words: ReadonlySet<string>, index: Index): readonly number[] {
  const touched = [...new Set([...words].flatMap((word) => index.get(word) ?? []))]
  const whole = touched.filter((name) => name.words.every((word) => words.has(word)))
  const found =
    whole.length > 0 ? whole : touched.filter((name) => name.words.some((word) => isOwn(word, words)))
  return found.length > MOST ? [] : [...new Set(found.map(({ id }) => id))]
}

const isOwn = (word: string, words: ReadonlySet<string>) =>
  words.has(word) && word.length >= SHORTEST && !knowsWord(word)
