import { type RefObject, useEffect, useRef } from 'react'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import type { listOffers } from '../contract.ts'

/**
 * Says which sponsored offers this page shows first, and which of them is opened from there; nothing waits for it.
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
    if (told.current !== page) report(`sponsored-views?offers=${ids}`)
    told.current = page
    const opened = ({ target, button }: MouseEvent) => {
      // The right one opens a menu.
      if (button > 1) return
      const href = target instanceof Element && target.closest('a')?.getAttribute('href')
      const id = Number(href && /^\/offres\/(\d+)/.exec(href)?.[1])
      if (ids.includes(id)) report(`${id}/sponsored-click`)
    }
    const leaving = new AbortController()
    // The second is of what is opened in another tab.
    for (const kind of ['click', 'auxclick'] as const)
      list.current?.addEventListener(kind, opened, { signal: leaving.signal })
    return () => leaving.abort()
  }, [found])
  return list
}

function report(path: string): void {
  fetch(`/api/offers/${path}`, { keepalive: true }).catch(() => undefined)
}
