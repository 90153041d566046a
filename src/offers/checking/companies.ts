import { and, eq, inArray } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { knowsWord } from '#src/occupations/attachment.ts'
import { Cache } from '#src/platform/cache.ts'
import type { Database } from '#src/platform/database.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import { foldText } from '#src/platform/search/text.ts'
import type { Services } from '#src/platform/services.ts'

interface Name {
  id: number
  words: string[]
}
/** The names by their first word. */
type Index = Map<string, Name[]>

const LEGAL = new Set(['sarl', 'sarlu', 'eurl', 'sa', 'sas', 'sasu', 'societe', 'ets', 'etablissements'])
const SHORTEST = 6
const COLUMNS = {
  id: companies.id,
  name: companies.name,
  slug: companies.slug,
  website: companies.website,
  phone_number: companies.phone_number,
}
const VALIDATED = eq(companies.status, 'validated')

/** Finds the validated companies whose names stand in a text. The names are read again every five minutes. */
export function openNameFinder(services: Pick<Services, 'db' | 'clock' | 'replica'>) {
  const kept = new Cache<Index>(services.clock, { seconds: 300, oldestSeconds: 3_600, most: 1 })
  const read = () =>
    readPublic(services, null, async (db) =>
      indexNames(
        await db.select({ id: companies.id, name: companies.name }).from(companies).where(VALIDATED),
      ),
    )
  return async (text: string): Promise<number[]> => {
    const index = await kept.get('names', read)
    const words = wordsOf(text)
    return words.flatMap((word, at) =>
      (index.get(word) ?? [])
        .filter((name) => name.words.every((each, by) => words[at + by] === each))
        .map(({ id }) => id),
    )
  }
}

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

function indexNames(named: readonly { id: number; name: string }[]): Index {
  const index: Index = new Map()
  for (const { id, name } of named) {
    const words = wordsOf(name).filter((word) => !LEGAL.has(word))
    const [first] = words
    if (first && isOwn(words)) index.set(first, [...(index.get(first) ?? []), { id, words }])
  }
  return index
}

/** A name that is one short or common word stands in many texts by chance. */
const isOwn = (words: readonly string[]) =>
  words.length > 1 || words.some((word) => word.length >= SHORTEST && !knowsWord(word))

/** The validated companies with these ids or this NIF, as everybody may know them. */
export async function findKnownCompanies(database: Database, ids: readonly number[], nif: string | null) {
  const byName =
    ids.length > 0
      ? await database
          .select(COLUMNS)
          .from(companies)
          .where(and(VALIDATED, inArray(companies.id, ids.slice(0, 5))))
      : []
  const byNif = nif
    ? await database
        .select(COLUMNS)
        .from(companies)
        .where(and(VALIDATED, eq(companies.nif, nif)))
        .limit(1)
    : []
  return { byName, byNif: byNif[0] ?? null }
}

export type KnownCompany = Awaited<ReturnType<typeof findKnownCompanies>>['byName'][number]
