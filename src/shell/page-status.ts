import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** Tells search engines that the page being rendered will not come back, though people can still read it. */
export const answerGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => undefined)

/** Tells that the address of the page being rendered asks for what can't be answered. */
export const answerUnreadable = createIsomorphicFn()
  .server(() => setResponseStatus(422))
  .client(() => undefined)
