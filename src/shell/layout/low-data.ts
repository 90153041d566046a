import { createIsomorphicFn } from '@tanstack/react-start'
import { pageContext } from '../api/page-context.ts'
import { cookieIn } from '../session/cookies.ts'
import { layoutOf } from '../shared/layout-choices.ts'

/**
 * Whether the browser sent `Save-Data: on`. The page carries it, so that the browser draws the same page as the server,
 * whose header it cannot read.
 */
export const asksForLessData = createIsomorphicFn()
  .server(() => pageContext()?.savesData ?? false)
  .client(() => document.documentElement.hasAttribute('data-save-data'))

/** Whether this page is drawn without pictures and without the site's font. */
export const isLowData = createIsomorphicFn()
  .server(() => {
    const { data } = layoutOf((name) => cookieIn(pageContext()?.cookie ?? '', name))
    return data === 'low' || (data === 'auto' && asksForLessData())
  })
  .client(() => document.documentElement.hasAttribute('data-low-data'))
