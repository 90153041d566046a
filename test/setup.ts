import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test fails when something is written to the console as an error that it did not expect.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
