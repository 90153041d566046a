import { pageBefore } from '#src/shell/page-before.ts'

type Came = Record<'from' | 'utm_source', string>

/** Kept in the tab too: a sign-in page may be loaded between the offer and its application. */
const known = new Map<number, Came>()
const keyOf = (id: number) => `asafidy.came.${id}`
/** Where people go in the middle of reading an offer, to come back to it. */
const ASIDE = /^\/(login|register|inscription|verification-email)\b/

/** Says that this offer's page is shown, or that somebody begins to apply; nothing waits for it. */
export function reportVisit(id: number, what: 'view' | 'opening'): void {
  if (what === 'view') remember(id)
  const query = new URLSearchParams(cameFrom(id))
  fetch(`/api/offers/${id}/${what}?${query}`, { keepalive: true }).catch(() => undefined)
}

/** What led this tab to the offer, the last time; nothing when it does not know. */
export function cameFrom(id: number): Came {
  try {
    return known.get(id) ?? JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '')
  } catch {
    return { from: '', utm_source: '' }
  }
}

function remember(id: number) {
  const from = pageBefore() ?? document.referrer
  if (ASIDE.test(from.replace(location.origin, '')) && cameFrom(id).from) return
  const came = { from, utm_source: new URLSearchParams(location.search).get('utm_source') ?? '' }
  known.set(id, came)
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(came))
  } catch {
    // Without storage a reload forgets it, and that is all.
  }
}
