import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { ApiError } from './api/api.ts'
import { createQueryClient } from './query-client.ts'
import { replaceSession } from './session/replaced-session.ts'
import { userQuery } from './session/session.ts'

const signedOut = new ApiError(401, 'Unauthenticated.')
let client: QueryClient
let minutes = 0
beforeEach(() => {
  // As in a browser: on the server nothing is asked again.
  vi.stubGlobal('window', {})
  vi.useFakeTimers()
  // Each test begins long after what the one before it announced.
  minutes += 1
  vi.setSystemTime(Date.now() + minutes * 60_000)
  client = createQueryClient()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** Refused with the session before, answered with the one that replaces it. */
const renewed = () => vi.fn().mockRejectedValueOnce(signedOut).mockResolvedValue('answered')
const signIn = () => client.setQueryData(userQuery.queryKey, { id: 1 } as CurrentUser)
const ask = (queryFn: () => Promise<unknown>) => settle(client.fetchQuery({ queryKey: ['offers'], queryFn }))
const send = (mutationFn: () => Promise<unknown>) =>
  settle(client.getMutationCache().build(client, { mutationFn }).execute(undefined))

async function settle(asked: Promise<unknown>): Promise<unknown> {
  const settled = asked.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  return settled
}

test.each([
  ['a reading', ask],
  ['a change', send],
])('%s refused while the session is replaced is asked once more, and nobody is signed out', async (_, by) => {
  signIn()
  replaceSession()
  const asked = renewed()
  expect(await by(asked)).toBe('answered')
  expect(asked).toHaveBeenCalledTimes(2)
  expect(client.getQueryData(userQuery.queryKey)).toEqual({ id: 1 })
})

test.each([
  ['a reading', ask],
  ['a change', send],
])('%s refused twice ends the session on the page', async (_, by) => {
  signIn()
  replaceSession()
  expect(await by(vi.fn().mockRejectedValue(signedOut))).toBe(signedOut)
  expect(client.getQueryData(userQuery.queryKey)).toBeNull()
})

test.each([
  ['a reading', ask],
  ['a change', send],
])('%s refused while no new password was announced is asked once', async (_, by) => {
  signIn()
  const asked = vi.fn().mockRejectedValue(signedOut)
  expect(await by(asked)).toBe(signedOut)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(client.getQueryData(userQuery.queryKey)).toBeNull()
})

test('what a guest may not is asked once', async () => {
  const asked = vi.fn().mockRejectedValue(signedOut)
  await ask(asked)
  await send(asked)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a change that failed for another reason is not sent again', async () => {
  signIn()
  const sent = vi.fn().mockRejectedValue(new ApiError(0, ''))
  await send(sent)
  expect(sent).toHaveBeenCalledTimes(1)
})
