import { pageBefore } from '#src/shell/page-before.ts'
import type { VisitSource } from '../shared/life.ts'

/** Says that this offer's page is shown, or that somebody begins to apply; nothing waits for it. */
export function tellVisit(id: number, what: 'view' | 'opening'): void {
  const source = sourceOf(location.search, pageBefore(), document.referrer, location.origin)
  fetch(`/api/offers/${id}/${what}?source=${source}`, { keepalive: true }).catch(() => undefined)
}

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
 * Where a visit came from: what the address says, else the page of this site before, else the site that linked here.
 * @param before path of the page before on this site, null when there was none
 */
export function sourceOf(
  search: string,
  before: string | null,
  referrer: string,
  origin: string,
): VisitSource {
  const named = NAMED.get(new URLSearchParams(search).get('utm_source')?.toLowerCase() ?? '')
  if (named) return named
  if (before !== null) return ofPath(before)
  if (!URL.canParse(referrer)) return 'other'
  const from = new URL(referrer)
  if (from.origin === origin) return ofPath(from.pathname)
  if (SOCIAL.test(from.hostname)) return 'social'
  return ENGINE.test(from.hostname) ? 'engine' : 'other'
}

const ofPath = (path: string): VisitSource => (path === '/offres' ? 'search' : 'site')
