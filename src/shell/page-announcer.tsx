import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** Reads the title of the page reached without a reload to screen readers, and starts the Tab key at its content. */
export function PageAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const first = useRef(true)
  const [title, setTitle] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what there is to announce.
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    setTitle(document.title)
    const lost = !document.activeElement || document.activeElement === document.body
    if (lost) document.getElementById('contenu')?.focus({ preventScroll: true })
  }, [path])
  // Below the page it would make a short page one pixel taller than the window, hence scrolling.
  return (
    <p className="hidden-text" style={{ position: 'fixed', top: 0 }} role="status">
      {title}
    </p>
  )
}
