import { useEffect, useRef } from 'react'
import type { Board } from './queries.ts'

/** A card that its menu sends to another column is drawn anew there, so the focus that was in it goes after it. */
export function useFocusOnMoved(board: Board) {
  const box = useRef<HTMLDivElement>(null)
  const moved = useRef<number | null>(null)
  const nameOf = (id: number) => box.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another board that takes the focus away.
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return
    nameOf(moved.current)?.focus()
    moved.current = null
  }, [board])
  /** Call it before the card moves; one that is dragged without having the focus isn't given it. */
  const remember = (id: number) => {
    const hadFocus = nameOf(id)?.closest('li')?.contains(document.activeElement)
    moved.current = hadFocus ? id : null
  }
  return { box, remember }
}
