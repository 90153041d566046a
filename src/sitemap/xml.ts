import { isoAt } from '#src/shared/dates.ts'
import { escapeText } from '#src/shared/markup.ts'
import type { SitemapEntry } from './source.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Writes one file of addresses. @param origin of the site, as `https://asafidy.mg` */
export function writeUrlSet(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changed_at }) => `<url>${located(origin + path, changed_at)}</url>\n`)
  return `${HEAD}<urlset ${SCHEMA}>\n${urls.join('')}</urlset>\n`
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
