import type { MouseEvent } from 'react'

/**
 * A plain press on a link opens its application beside the list; a press for another tab or window is left to the
 * browser.
 */
export function opensBeside(id: number, onOpen: ((id: number) => void) | undefined) {
  if (!onOpen) return undefined
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onOpen(id)
  }
}
