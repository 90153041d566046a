import { createIsomorphicFn } from '@tanstack/react-start'
import { APP_NAME } from '#src/shared/app-name.ts'
import { LEAVES, LEAVES_AT, NAME } from './logo-paths.ts'

const DRAWING = 'wordmark'

/** In the page as it was served, once for all places that show it: no script carries its outlines. */
const drawing = createIsomorphicFn()
  .server(
    () =>
      `<svg><symbol id="${DRAWING}-paths" viewBox="0 0 204 48"><g transform="${LEAVES_AT}"><path fill="var(--logo-blue)" d="${LEAVES.blue}"/><path fill="var(--logo-earth)" d="${LEAVES.earth}"/></g><path fill="var(--ink)" d="${NAME}"/></symbol></svg>`,
  )
  .client(() => document.getElementById(DRAWING)?.innerHTML ?? '')

// Read before anything is drawn: should the page be drawn anew, it keeps it.
const html = { __html: drawing() }

/** What `Logo` shows; stands before it, in every page. */
export function LogoDrawing() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server wrote it, of nothing but the constants above
  return <div id={DRAWING} hidden suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

/** The wordmark, 180 px wide. */
export function Logo() {
  return (
    <svg width="180" height="42" viewBox="0 0 204 48" role="img" aria-label={APP_NAME}>
      <use href={`#${DRAWING}-paths`} />
    </svg>
  )
}
