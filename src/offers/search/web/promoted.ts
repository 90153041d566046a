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
  const told = useRef('')
  useEffect(() => {
    const ids = found.data.flatMap(({ id, is_promoted }) => (is_promoted ? [id] : []))
    if (ids.length === 0) return
    // The same page read anew, as when an offer on it is saved, is shown once.
    const page = `${found.links.first} ${found.meta.current_page} ${ids}`
    const isNew = told.current !== page
    told.current = page
    const leaving = new AbortController()
    import('./promoted-reports.ts').then(
      ({ reportPromoted }) => reportPromoted({ ids, isNew, list: list.current, left: leaving.signal }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [found])
  return list
}
