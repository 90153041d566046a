import { expect, test } from 'vitest'
import { allAnswered } from './or-not-found.ts'

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
