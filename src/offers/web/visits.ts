import { pageBefore } from '#src/shell/page-before.ts'

/** Says that this offer's page is shown, or that somebody begins to apply; nothing waits for it. */
export function reportVisit(id: number, what: 'view' | 'opening'): void {
  const query = new URLSearchParams({
    from: pageBefore() ?? document.referrer,
    utm_source: new URLSearchParams(location.search).get('utm_source') ?? '',
  })
  fetch(`/api/offers/${id}/${what}?${query}`, { keepalive: true }).catch(() => undefined)
}
