import { previousPage } from '#src/shell/previous-page.ts'

type VisitOrigin = Record<'from' | 'utm_source', string>

/**
 * The source of each visit is also kept in the tab's storage, because a sign-in page may be loaded before the
 * application.
 */
const known = new Map<number, VisitOrigin>()
const keyOf = (id: number) => `asafidy.came.${id}`
/** Pages that people visit in between, and from which they come back to the offer. */
const ASIDE = /^\/(login|register|inscription|verification-email)\b/

/** Reports that the offer's page is shown, or that somebody begins to apply. Nothing waits for the answer. */
export function reportVisit(id: number, what: 'view' | 'opening'): void {
  if (what === 'view') rememberOrigin(id)
  const query = new URLSearchParams(visitOrigin(id))
  fetch(`/api/offers/${id}/${what}?${query}`, { keepalive: true }).catch(() => undefined)
}

/** The source of this tab's last visit to the offer; empty when it is unknown. */
export function visitOrigin(id: number): VisitOrigin {
  try {
    return known.get(id) ?? JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '')
  } catch {
    return { from: '', utm_source: '' }
  }
}

function rememberOrigin(id: number) {
  const from = previousPage() ?? document.referrer
  if (ASIDE.test(from.replace(location.origin, '')) && visitOrigin(id).from) return
  const origin = { from, utm_source: new URLSearchParams(location.search).get('utm_source') ?? '' }
  known.set(id, origin)
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(origin))
  } catch {
    // Without storage the source is lost with a reload, which does no harm.
  }
}
