import { configDefaults, defineConfig } from 'vitest/config'

export const TESTS = [
  'src/**/*.test.ts',
  'seeds/**/*.test.ts',
  'development/**/*.test.ts',
  'test/**/*.test.ts',
]
const OF_THE_BROWSER = ['src/{shell,ui}/**/*.test.ts', 'src/**/web/**/*.test.ts']
/** Of the embedded database alone: on PostgreSQL there is nothing to test. */
const ELSEWHERE = process.env.TEST_DATABASE_URL ? ['test/embedded/**'] : []
const setupFiles = ['test/setup.ts']

export default defineConfig({
  test: {
    // Two: the machine's cores, and as many databases at once.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          include: TESTS,
          exclude: [...configDefaults.exclude, ...OF_THE_BROWSER, ...ELSEWHERE],
          globalSetup: ['test/template.ts'],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file has a server and a database of its own, and the server's modules hold nothing of them: loading them
          // again for each file would take as long as the tests.
          isolate: false,
        },
      },
      // These put others in the place of modules.
      { test: { name: 'browser', include: OF_THE_BROWSER, setupFiles } },
    ],
  },
})
