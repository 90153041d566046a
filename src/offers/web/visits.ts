import { pageBefore } from '#src/shell/page-before.ts'

type Came = Record<'from' | 'utm_source', string>

/**
 * The source of each visit is also kept in the tab's storage, because a sign-in page may be loaded before the
 * application.
 */
const known = new Map<number, Came>()
const keyOf = (id: number) => `asafidy.came.${id}`
/** Pages that people visit in between, and from which they come back to the offer. */
const ASIDE = /^\/(login|register|inscription|verification-email)\b/

/** Reports that the offer's page is shown, or that somebody begins to apply. Nothing waits for the answer. */
export function reportVisit(id: number, what: 'view' | 'opening'): void {
  if (what === 'view') remember(id)
  const query = new URLSearchParams(cameFrom(id))
  fetch(`/api/offers/${id}/${what}?${query}`, { keepalive: true }).catch(() => undefined)
}

/** The source of this tab's last visit to the offer; empty when it is unknown. */
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
    // Without storage the source is lost with a reload, which does no harm.
  }
}
