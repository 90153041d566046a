import { type RefObject, useEffect, useRef } from 'react'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import type { listOffers } from '../contract.ts'

/**
 * Reports which sponsored offers this page shows first, and which of them are opened from there. The code that
 * reports is loaded after the page, and nothing waits for it.
 * @returns for the list of the offers
 */
export function usePromotedReports(found: ReplyOf<typeof listOffers>): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const lastShown = useRef('')
  useEffect(() => {
    const ids = found.data.flatMap(({ id, is_promoted }) => (is_promoted ? [id] : []))
    if (ids.length === 0) return
    // A page that is only read again, as when one of its offers is saved, must not be counted twice.
    const page = `${found.links.first} ${found.meta.current_page} ${ids}`
    const isNew = lastShown.current !== page
    lastShown.current = page
    const leaving = new AbortController()
    const reports = import('./promoted-reports.ts')
    const whenLoaded = (what: (given: Awaited<typeof reports>) => void) => reports.then(what, () => undefined)
    if (isNew) whenLoaded(({ reportShown }) => reportShown(ids))
    // The listener is set before the reports are loaded, so that an offer that is opened at once is counted too.
    const opened = (press: MouseEvent) => whenLoaded(({ reportOpened }) => reportOpened(ids, press))
    // `auxclick` reports offers that are opened in another tab.
    for (const kind of ['click', 'auxclick'] as const)
      list.current?.addEventListener(kind, opened, { signal: leaving.signal })
    return () => leaving.abort()
  }, [found])
  return list
}
