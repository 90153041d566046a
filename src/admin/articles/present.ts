import { listNames } from '#src/accounts/people.ts'
import { articleHref, pictureAddresses } from '#src/content/articles/shared/addresses.ts'
import { countWords, readingMinutes } from '#src/content/articles/shared/reading-time.ts'
import type { ArticleRow as Written } from '#src/content/articles/writing/articles.ts'
import { findWritten } from '#src/content/articles/writing/reading.ts'
import type { Database } from '#src/platform/database.ts'
import { listDecisions } from '../audit/log.ts'
import type { ArticleDesk, ArticleRow } from './contract.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

export function presentRow(row: Written, names: ReadonlyMap<number, string>): ArticleRow {
  return {
    id: row.id,
    title: row.title,
    state: row.state,
    category: row.category,
    minutes: readingMinutes(countWords(row.body)),
    updated_at: row.updated_at.toISOString(),
    updated_by: names.get(row.updated_by_id ?? 0) ?? null,
    planned_for: iso(row.planned_for),
    first_published_at: iso(row.first_published_at),
  }
}

/** Everything that the screen of an article shows. @throws HttpError 404 for an unknown one */
export async function presentDesk(database: Database, id: number): Promise<ArticleDesk> {
  const { row, versions, has_changes } = await findWritten(database, id)
  const names = await listNames(database, row.updated_by_id === null ? [] : [row.updated_by_id])
  const live = versions.find(({ is_live }) => is_live)
  return {
    id,
    state: row.state,
    version: row.version,
    title: row.title,
    summary: row.summary,
    category: row.category,
    author: row.author,
    slug: row.slug,
    body: row.body,
    cover: row.cover_key ? presentPicture(row.cover_key) : null,
    cover_alt: row.cover_alt,
    planned_for: iso(row.planned_for),
    first_published_at: iso(row.first_published_at),
    withdrawn_at: iso(row.withdrawn_at),
    withdrawal_reason: row.withdrawal_reason,
    has_changes,
    href: row.state === 'published' && live ? articleHref(live.slug) : null,
    updated_at: row.updated_at.toISOString(),
    updated_by: names.get(row.updated_by_id ?? 0) ?? null,
    decisions: await listDecisions(database, [`article:${id}`]),
  }
}

export function presentPicture(key: string) {
  return { name: key.slice(key.indexOf('/') + 1), ...pictureAddresses(key) }
}
