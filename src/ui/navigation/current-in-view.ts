import { type RefObject, useEffect, useRef } from 'react'

interface InView {
  /** Which of the row's elements it is. */
  current?: string
  /** Where it stands: in the middle, or first after the row's `scroll-padding`. */
  place?: 'middle' | 'first'
}

/**
 * For a row that scrolls sideways: its current link is in the middle when the page opens and when another is current.
 * A row that was scrolled before the scripts arrived stays where it is: what is under a finger never moves away.
 */
export function useCurrentInView<T extends HTMLElement>({
  current: selector = '[aria-current]',
  place = 'middle',
}: InView = {}): RefObject<T | null> {
  const box = useRef<T>(null)
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = box.current
    const current = row?.querySelector<HTMLElement>(selector)
    if (!row || !current || current === shown.current) return
    const isScrolled = !shown.current && row.scrollLeft !== 0
    shown.current = current
    if (isScrolled) return
    const before =
      place === 'middle'
        ? (row.clientWidth - current.offsetWidth) / 2
        : Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0
    row.scrollLeft = current.offsetLeft - before
  })
  return box
}
