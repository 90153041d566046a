import { useEffect, useId, useRef } from 'react'

const PHONE = '(max-width: 959px)'
const LONGEST_BACK = 1_000
const PRESS = { bubbles: true, cancelable: true }
const opened = new Set<string>()

/**
 * On phones Back closes what covers the page, not the page: an entry of the same address stands in the history while it
 * is open. Written past the router, for which nothing changes.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const id = useId()
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!open || !matchMedia(PHONE).matches) return
    opened.add(id)
    const under = dialogOf(history.state)
    // One that closed as this one opened left its entry: it serves again.
    write(under !== undefined && !opened.has(under) ? 'replaceState' : 'pushState', id)
    const left = () => {
      const here = dialogOf(history.state)
      if (here === id || (here !== undefined && opened.has(here) && isAbove(here, id))) return
      opened.delete(id)
      close.current()
    }
    window.addEventListener('popstate', left)
    return () => {
      window.removeEventListener('popstate', left)
      opened.delete(id)
      // Later than whatever closed it: a link that leads elsewhere has left this entry by then.
      setTimeout(() => {
        if (dialogOf(history.state) === id && !opened.has(id)) stepBackInHistory()
      })
    }
  }, [open, id])
}

/** Going back takes a moment, and would undo where a link pressed meanwhile leads: the press waits for it. */
function stepBackInHistory(): void {
  const held: Element[] = []
  const hold = (press: MouseEvent) => {
    press.preventDefault()
    press.stopImmediatePropagation()
    if (press.target instanceof Element) held.push(press.target)
  }
  const release = () => {
    window.removeEventListener('click', hold, true)
    window.removeEventListener('popstate', wait)
    clearTimeout(limit)
    for (const each of held.splice(0)) each.dispatchEvent(new MouseEvent('click', PRESS))
  }
  // After what else listens to it.
  const wait = () => setTimeout(release)
  const limit = setTimeout(release, LONGEST_BACK)
  window.addEventListener('click', hold, true)
  window.addEventListener('popstate', wait)
  history.back()
}

function write(how: 'pushState' | 'replaceState', id: string): void {
  History.prototype[how].call(history, { ...history.state, dialog: id }, '')
}

function dialogOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'dialog' in state ? String(state.dialog) : undefined
}

/** Opened after it: sets keep the order. */
function isAbove(one: string, other: string): boolean {
  const order = [...opened]
  return order.indexOf(one) > order.indexOf(other)
}
