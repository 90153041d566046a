import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { AlertBox as ServedBox, AlertButton as ServedButton } from './button.tsx'

/**
 * The list of all offers shows no alert, so the buttons are rendered on the server and their scripts are loaded after
 * the page.
 */
export const AlertButton = createIsomorphicFn()
  .server((): typeof ServedButton => ServedButton)
  .client(() => lazyPart(async () => ({ default: (await import('./button.tsx')).AlertButton })))()
export const AlertBox = createIsomorphicFn()
  .server((): typeof ServedBox => ServedBox)
  .client(() => lazyPart(async () => ({ default: (await import('./button.tsx')).AlertBox })))()

/** In the browser alone: a page as it was served has them already. */
export const loadAlerts = createIsomorphicFn().client(() => import('./button.tsx'))
