import { asc, eq } from 'drizzle-orm'
import { cleanRichText } from '#src/content/rich-texts/clean.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { PageText } from './contract.ts'
import { withValues } from './shared/marks.ts'
import { TEXT_PAGES, type TextPageName } from './shared/pages.ts'
import { pageTexts } from './tables.ts'

export type TextRow = typeof pageTexts.$inferSelect

/** Lists every text of a page, in the order in which they count. */
export function listTexts(database: Database, page: TextPageName): Promise<TextRow[]> {
  return database
    .select()
    .from(pageTexts)
    .where(eq(pageTexts.page, page))
    .orderBy(asc(pageTexts.effective_from), asc(pageTexts.id))
}

/** Finds the text that counts at a moment, of rows in their order; before all of them the first one does. */
export function textAt(rows: readonly TextRow[], at: Date): TextRow | undefined {
  return rows.findLast(({ effective_from }) => effective_from <= at) ?? rows[0]
}

/**
 * Reads what a page says now, or one version of a text that binds people.
 * @throws HttpError 404 for a version that never counted and will not
 */
export async function readPageText(
  database: Database,
  page: TextPageName,
  { version, now }: { version: number | undefined; now: Date },
): Promise<PageText> {
  const { isBinding } = TEXT_PAGES[page]
  const rows = await listTexts(database, page)
  const present = textAt(rows, now)
  // Of several rows of one moment the last one counts.
  const counting = rows.filter(
    (row, at) => row.effective_from.getTime() !== rows[at + 1]?.effective_from.getTime(),
  )
  const row = version === undefined ? present : counting.find(({ id }) => isBinding && id === version)
  if (!row) throw notFound()
  return {
    page,
    lead: row.lead,
    sections: row.sections.map(({ id, title, html }) => ({
      id,
      title,
      html: withValues(cleanRichText(html)),
    })),
    version: presentVersion(row),
    is_present: row.id === present?.id,
    versions: isBinding ? counting.toReversed().map(presentVersion) : [],
  }
}

const presentVersion = ({ id, effective_from }: TextRow) => ({
  id,
  effective_from: effective_from.toISOString(),
})
