import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a row that scrolls sideways: its current link is in the middle when the page opens and when another is current.
 * A row that was scrolled before the scripts arrived stays where it is: what is under a finger never moves away.
 */
export function useCurrentInView<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null)
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = box.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !current || current === shown.current) return
    const isScrolled = !shown.current && row.scrollLeft !== 0
    shown.current = current
    if (isScrolled) return
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  })
  return box
}
