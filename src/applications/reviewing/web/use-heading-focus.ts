import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a decision the next application comes by itself, so its heading takes the focus once it is shown: the button that
 * was pressed left with the application before.
 * @param shown the application whose heading is in the box
 * @returns goes on, with the focus to follow
 */
export function useHeadingFocus(box: RefObject<HTMLElement | null>, shown: number | undefined) {
  const from = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (from.current === undefined || shown === undefined || shown === from.current) return
    from.current = undefined
    box.current?.querySelector<HTMLElement>('h1, h2')?.focus()
  }, [shown, box])
  return (goOn: () => void) => {
    from.current = shown
    goOn()
  }
}
