import { useSyncExternalStore } from 'react'

/** An application opens beside the list from this width on, and on a page of its own under it. */
const WIDE = '(min-width: 1100px)'

/** The server does not know the width, so the answer is undefined until the browser has it. */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore(subscribe, isWide, () => undefined)
}

function isWide(): boolean {
  return matchMedia(WIDE).matches
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
