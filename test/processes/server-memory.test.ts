import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { serverProcess } from '../../scripts/server-flags.mjs'

/** Says how large the heap may become, and how Node was started. */
const REPORT = `
const { heap_size_limit } = require('node:v8').getHeapStatistics()
console.log(JSON.stringify({ heapMb: heap_size_limit / 2 ** 20, flags: process.execArgv, arenas: process.env.MALLOC_ARENA_MAX }))
`

function reportOf(given: Record<string, string>): { heapMb: number; flags: string[]; arenas: string } {
  const { flags, env } = serverProcess({ PATH: process.env.PATH, ...given })
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--eval', REPORT], {
    env,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('a server stays in a small heap where nobody says otherwise', () => {
  const { heapMb, flags, arenas } = reportOf({})
  expect(heapMb).toBeLessThan(250)
  expect(flags).toContain('--heap-growing-percent=20')
  expect(arenas).toBe('2')
})

test.each(['--max-old-space-size=700', '--max_old_space_size=700', '--max-old-space-size-percentage=90'])(
  'an operator who gives it more memory has it, collected as Node does: %s',
  (option) => {
    const { heapMb, flags } = reportOf({ NODE_OPTIONS: option })
    expect(heapMb).toBeGreaterThan(690)
    expect(flags).not.toContain('--heap-growing-percent=20')
    expect(flags).not.toContain('--no-concurrent-recompilation')
    expect(flags).toContain('--no-allocation-site-pretenuring')
  },
)

test('other options of Node leave the heap as it is, and other variables are kept', () => {
  const { heapMb, flags, arenas } = reportOf({ NODE_OPTIONS: '--no-deprecation', MALLOC_ARENA_MAX: '4' })
  expect(heapMb).toBeLessThan(250)
  expect(flags).toContain('--heap-growing-percent=20')
  expect(arenas).toBe('4')
})
