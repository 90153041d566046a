import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** Tells search engines that the page being rendered will not come back, though people can still read it. */
export const answerGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => undefined)
