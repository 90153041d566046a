import { type RefObject, useEffect, useRef } from 'react'

/** A decision takes away the button that made it, so the focus goes to what replaces it. */
export function useRestoredFocus(state: string): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const had = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is what may take the focus away.
  useEffect(() => {
    const within = box.current?.contains(document.activeElement)
    if (had.current && !within && document.activeElement === document.body) box.current?.focus()
    had.current = Boolean(within)
  }, [state])
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      had.current = event.target instanceof Node && Boolean(box.current?.contains(event.target))
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  return box
}
