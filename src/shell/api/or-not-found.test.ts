import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { allAnswered, orNotFound } from './or-not-found.ts'

test('a refusal is told when the last of what a page asks has answered', async () => {
  const last = Promise.withResolvers<string>()
  let isTold = false
  const told = allAnswered(Promise.reject(new Error('not there')), last.promise).catch((error: Error) => {
    isTold = true
    return error.message
  })
  await new Promise(setImmediate)
  expect(isTold).toBe(false)
  last.reject(new Error('not there either'))
  expect(await told).toBe('not there')
})

test('what is not there is no page, and what is not theirs leads to where it is said', async () => {
  const refused = (status: number) =>
    orNotFound(Promise.reject(new ApiError(status, 'Refusé'))).catch((error: unknown) => error)
  expect([isNotFound(await refused(404)), isNotFound(await refused(410))]).toEqual([true, true])
  expect(isRedirect(await refused(403))).toBe(true)
  expect(await refused(500)).toBeInstanceOf(ApiError)
})
