import { desc } from 'drizzle-orm'
import { referenceChanges } from '#src/reference-changes/tables.ts'
import type { TestServices } from '../../services.ts'

let made = 0

/** The address and the body of a call on the lists of reference; what is undone was changed by another call before. */
export async function askOfReference(site: TestServices, method: string, path: string) {
  const now = site.clock.now()
  const [list, entry_id] = ['synonyms', 20_000] as const
  made += 1
  const value = { words: [`premier ${made}`, `second ${made}`] }
  const changed = method === 'DELETE' || path.includes(':id')
  if (changed)
    await site.db
      .insert(referenceChanges)
      .values({ list, entry_id, value, effective_from: now, created_at: now })
  const [last] = await site.db.select().from(referenceChanges).orderBy(desc(referenceChanges.id)).limit(1)
  const id = method === 'DELETE' ? last?.id : entry_id
  return {
    url: path.replace(':list', list).replace(':id', String(id)),
    body: { words: [...value.words, 'autre'], seen_id: last?.id ?? null },
  }
}
