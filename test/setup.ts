import fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// The same random data in each run, so that a run tells about what was changed; PROPERTY_SEED looks at others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_126) })

// A test fails when something is written to the console as an error that it did not expect.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
