import type { PointerEvent as Press } from 'react'

/** How far into a neighbour, in px, a row is held before it takes its place: an open one is tall. */
const DEEP = 32

/**
 * Lets a row follow the finger or the mouse that holds its handle: it changes places with the neighbour that it is
 * held over. The keyboard and screen readers have the buttons.
 */
export function dragRow(press: Press, index: number, move: (from: number, to: number) => void): void {
  const row = press.currentTarget.closest('li')
  const list = row?.parentElement
  if (!row || !list || press.button !== 0) return
  press.preventDefault()
  let at = index
  row.dataset.held = 'true'
  const follow = ({ clientY }: PointerEvent) => {
    const rows = [...list.children]
    const before = rows[at - 1]?.getBoundingClientRect()
    const after = rows[at + 1]?.getBoundingClientRect()
    const to =
      before && clientY < before.bottom - Math.min(DEEP, before.height / 2)
        ? at - 1
        : after && clientY > after.top + Math.min(DEEP, after.height / 2)
          ? at + 1
          : at
    if (to === at) return
    move(at, to)
    at = to
  }
  const release = () => {
    delete row.dataset.held
    window.removeEventListener('pointermove', follow)
    window.removeEventListener('pointerup', release)
    window.removeEventListener('pointercancel', release)
  }
  window.addEventListener('pointermove', follow)
  window.addEventListener('pointerup', release)
  window.addEventListener('pointercancel', release)
}

/** Returns the list with one of its rows moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.slice(from, from + 1).reduce((rest, row) => rest.toSpliced(to, 0, row), list.toSpliced(from, 1))
}
