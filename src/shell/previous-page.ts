import type { AnyRouter } from '@tanstack/react-router'

let before: string | null = null

/** Keeps in mind, in the browser, from which page each other one was reached. */
export function rememberPages(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (pathChanged && fromLocation) before = fromLocation.pathname
  })
}

/** Path of the page of this site that led to this one, null for the first one shown. */
export function previousPage(): string | null {
  return before
}
