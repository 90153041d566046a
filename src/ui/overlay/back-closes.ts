import { useEffect, useId, useRef } from 'react'

const PHONE = '(max-width: 959px)'
const LONGEST_BACK = 1_000
const PRESS = { bubbles: true, cancelable: true }
const opened = new Set<string>()
/** A step back that is on its way; an entry written meanwhile would be the one that it takes away. */
let stepping: Promise<void> | null = null

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
    let isOpen = true
    const left = () => {
      const here = dialogOf(history.state)
      if (here === id || (here !== undefined && opened.has(here) && isAbove(here, id))) return
      opened.delete(id)
      close.current()
    }
    const enter = () => {
      if (!isOpen) return
      opened.add(id)
      const under = dialogOf(history.state)
      // One that closed as this one opened left its entry: it serves again.
      write(under !== undefined && !opened.has(under) ? 'replaceState' : 'pushState', id)
      window.addEventListener('popstate', left)
    }
    if (stepping) void stepping.then(enter)
    else enter()
    return () => {
      isOpen = false
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
  let arrive = () => {}
  const step = new Promise<void>((done) => {
    arrive = done
  })
  stepping = step
  const hold = (press: MouseEvent) => {
    press.preventDefault()
    press.stopImmediatePropagation()
    if (press.target instanceof Element) held.push(press.target)
  }
  const release = () => {
    window.removeEventListener('click', hold, true)
    window.removeEventListener('popstate', wait)
    clearTimeout(limit)
    if (stepping === step) stepping = null
    arrive()
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
