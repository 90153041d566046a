import { afterEach, beforeEach, expect, vi } from 'vitest'

// What a test did not expect on the console is a failure.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
