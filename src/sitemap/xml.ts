import { isoAt } from '#src/shared/dates.ts'
import { escapeText } from '#src/shared/markup.ts'
import type { SitemapEntry } from './source.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Each piece of a file goes to another thread to be compressed: one for each address would take longer on its way. */
const PIECE_LENGTH = 64 * 1024

/** Writes one file of addresses, piece by piece. @param origin of the site, as `https://asafidy.mg` */
export async function* writeUrlSet(
  entries: AsyncIterable<SitemapEntry>,
  origin: string,
): AsyncGenerator<string, void> {
  let text = `${HEAD}<urlset ${SCHEMA}>\n`
  for await (const { path, changed_at } of entries) {
    text += `<url>${located(origin + path, changed_at)}</url>\n`
    if (text.length < PIECE_LENGTH) continue
    yield text
    text = ''
  }
  yield `${text}</urlset>\n`
}

/** Writes the index of the files. @param files each with its path and the moment at which it was written */
export function writeIndex(files: readonly { path: string; written_at: Date }[], origin: string): string {
  const sitemaps = files.map(
    ({ path, written_at }) => `<sitemap>${located(origin + path, written_at)}</sitemap>\n`,
  )
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${sitemaps.join('')}</sitemapindex>\n`
}

function located(address: string, changedAt: Date | null): string {
  const changed = changedAt ? `<lastmod>${isoAt(changedAt)}</lastmod>` : ''
  return `<loc>${escapeText(address)}</loc>${changed}`
}
