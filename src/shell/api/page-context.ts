import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { PageContext } from '#src/shared/page-context.ts'

/** What the server gives to the page being rendered; undefined in the browser. */
export const pageContext = createIsomorphicFn()
  .server((): PageContext | undefined => getGlobalStartContext() as PageContext | undefined)
  .client((): PageContext | undefined => undefined)
