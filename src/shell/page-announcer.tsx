import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** After a navigation without a reload, screen readers hear the new title and the Tab key starts at the content. */
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
  // At the end of the page it would make a short page one pixel taller than the window, so that it could scroll.
  return (
    <p className="hidden-text" style={{ position: 'fixed', top: 0 }} role="status">
      {title}
    </p>
  )
}
