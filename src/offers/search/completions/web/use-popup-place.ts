import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps a popup of the top layer under its field while it is shown. */
export function usePopupPlace(field: RefObject<HTMLInputElement | null>, shown: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popup = box.current
    const around = field.current?.parentElement
    if (!popup || !around || !shown) return
    const place = () => {
      const { left, bottom, width } = around.getBoundingClientRect()
      const room = document.documentElement.clientWidth
      const wide = Math.min(Math.max(width, 320), room - 16)
      popup.style.top = `${bottom + 6}px`
      popup.style.left = `${Math.max(8, Math.min(left, room - wide - 8))}px`
      popup.style.width = `${wide}px`
    }
    place()
    popup.showPopover()
    const moving = new AbortController()
    const { signal } = moving
    addEventListener('scroll', place, { signal, passive: true, capture: true })
    addEventListener('resize', place, { signal })
    return () => {
      moving.abort()
      popup.hidePopover()
    }
  }, [field, shown])
  return box
}
