import type { VisitSource } from './life.ts'

const SOCIAL =
  /(^|\.)(facebook\.com|fb\.com|messenger\.com|whatsapp\.com|wa\.me|linkedin\.com|lnkd\.in|instagram\.com|t\.co|x\.com|twitter\.com|tiktok\.com|t\.me|telegram\.org)$/
const ENGINE = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|qwant|yandex|baidu|startpage)(\.[a-z]{2,3}){1,2}$/
const NAMED = new Map<string, VisitSource>([
  ['alerte', 'alert'],
  ['whatsapp', 'social'],
  ['facebook', 'social'],
  ['linkedin', 'social'],
])

/**
 * The source of a visit: what its address says, or else the page before it on this site, or else the site that linked
 * to it.
 * @param from path of the page before on this site, or the address of the page that linked here
 */
export function sourceOf(
  { utm_source, from }: { utm_source: string; from: string },
  origin: string,
): VisitSource {
  const named = NAMED.get(utm_source.toLowerCase())
  if (named) return named
  if (from.startsWith('/')) return ofPath(from)
  if (!URL.canParse(from)) return 'other'
  const linking = new URL(from)
  if (linking.origin === origin) return ofPath(linking.pathname)
  if (SOCIAL.test(linking.hostname)) return 'social'
  return ENGINE.test(linking.hostname) ? 'engine' : 'other'
}

const ofPath = (path: string): VisitSource => (path === '/offres' ? 'search' : 'site')
