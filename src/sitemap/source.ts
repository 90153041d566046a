import type { Database } from '#src/platform/database.ts'
import { inPages } from '#src/platform/each-row.ts'

/** The protocol takes no more addresses in one file (https://www.sitemaps.org/protocol.html). */
export const ADDRESSES_IN_A_FILE = 50_000

/** A file is written as its entries are read, so many at a time: all of them at once took 70 MB of the process. */
export const ENTRIES_AT_ONCE = 2_000

/** One page that search engines may list. */
export interface SitemapEntry {
  /** The canonical path, as `/offres/12-comptable`. */
  path: string
  /** When what the page says last changed; null where nobody knows, for no date is better than a wrong one. */
  changed_at: Date | null
}

/** One file of a source, with what changes whenever its entries do. */
export interface SitemapPart {
  part: number
  signature: string
}

/** A kind of pages, such as the open offers. Its domain says which there are; `sitemap-sources.ts` lists the kinds. */
export interface SitemapSource {
  /** It begins the names of its files, as `offres` does that of `offres-0.xml`. */
  name: string
  /** The parts that have entries now. This is asked often, so it must be cheap. */
  listParts(database: Database, now: Date): Promise<SitemapPart[]>
  /** The entries of one part in the order of its file, at most `ADDRESSES_IN_A_FILE`. */
  listEntries(database: Database, part: number, now: Date): AsyncIterable<SitemapEntry>
}

/**
 * The rows of a part that holds a range of ids.
 * @param list reads `most` rows whose ids are greater than `after` and less than `end`, in their order
 */
export function rowsOfPart<Row extends { id: number }>(
  part: number,
  list: (after: number, end: number, most: number) => Promise<Row[]>,
): AsyncGenerator<Row, void> {
  const [first, end] = [part * ADDRESSES_IN_A_FILE, (part + 1) * ADDRESSES_IN_A_FILE]
  return inPages<Row>((last, most) => list(last?.id ?? first - 1, end, most), ENTRIES_AT_ONCE)
}
