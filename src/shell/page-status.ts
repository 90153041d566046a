import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { ApiError } from './api/api.ts'

/** Tells search engines that the page being rendered will not come back, though people can still read it. */
export const answerGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => undefined)

/** Answers the page being rendered with the status by which the server refused what it asked for. */
export const answerRefused = createIsomorphicFn()
  .server((status: number) => setResponseStatus(status))
  .client((_status: number) => undefined)

/** Tells that the address of the page being rendered asks for what can't be answered. */
const answerUnreadable = createIsomorphicFn()
  .server(() => setResponseStatus(422))
  .client(() => undefined)

/** Gives the words with which the server refused what an address asks for. @throws the error, when it is no refusal */
export function refusalOf(error: unknown): { refused: string } {
  if (!(error instanceof ApiError) || error.status !== 422) throw error
  answerUnreadable()
  return { refused: error.message }
}
