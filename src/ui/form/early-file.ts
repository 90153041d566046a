import { useLayoutEffect, useRef } from 'react'

/** A file that was chosen before the page is alive is told once to what waits for it. Give the returned ref to the input. */
export function useEarlyFile(onChosen: (file: File) => void) {
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(onChosen)
  latest.current = onChosen
  useLayoutEffect(() => {
    const input = field.current
    const [file] = input?.files ?? []
    if (!input || !file) return
    let isTold = false
    const timer = setTimeout(() => {
      isTold = true
      latest.current(file)
    })
    // React tells again of a choice that was made while it came alive: whoever is first tells it, and sends it once.
    const hear = (event: Event) => {
      if (input.files?.[0] !== file) return
      if (isTold) event.stopPropagation()
      isTold = true
      clearTimeout(timer)
    }
    input.addEventListener('change', hear)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('change', hear)
    }
  }, [])
  return field
}
