import { type RefObject, useEffect, useRef } from 'react'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import type { listOffers } from '../contract.ts'

/**
 * Says which sponsored offers this page shows first, and which of them is opened from there; nothing waits for it, and
 * what says it comes after the page.
 * @returns for the list of the offers
 */
export function usePromotedReports(found: ReplyOf<typeof listOffers>): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const lastShown = useRef('')
  useEffect(() => {
    const ids = found.data.flatMap(({ id, is_promoted }) => (is_promoted ? [id] : []))
    if (ids.length === 0) return
    // The same page read anew, as when an offer on it is saved, is shown once.
    const page = `${found.links.first} ${found.meta.current_page} ${ids}`
    const isNew = lastShown.current !== page
    lastShown.current = page
    const leaving = new AbortController()
    const reports = import('./promoted-reports.ts')
    const whenLoaded = (what: (given: Awaited<typeof reports>) => void) => reports.then(what, () => undefined)
    if (isNew) whenLoaded(({ reportShown }) => reportShown(ids))
    // Listened to from the first moment: an offer opened while the rest was still on its way was not counted.
    const opened = (press: MouseEvent) => whenLoaded(({ reportOpened }) => reportOpened(ids, press))
    // The second is of what is opened in another tab.
    for (const kind of ['click', 'auxclick'] as const)
      list.current?.addEventListener(kind, opened, { signal: leaving.signal })
    return () => leaving.abort()
  }, [found])
  return list
}
