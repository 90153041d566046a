import { useSyncExternalStore } from 'react'

/** From this width on an application opens beside the list, under it on a page of its own. */
const WIDE = '(min-width: 1100px)'

/** Whether there is room beside the list; never known while the server draws. */
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
