import { useLayoutEffect, useRef } from 'react'

/** Keys of the whole page, each with what it does; they are silent while somebody writes, chooses or answers a dialog. */
export function useKeys(keys: Record<string, (() => void) | undefined>) {
  const latest = useRef(keys)
  latest.current = keys
  // The listener is there before the page is painted: whoever sees a decision may press its key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event)) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open], :popover-open')) return true
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
