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
  return (
    <p className="hidden-text" role="status">
      {title}
    </p>
  )
}
