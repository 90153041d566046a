import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'seeds/**/*.test.ts', 'development/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/template.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two: the machine's cores, and as many databases at once.
    maxWorkers: 2,
  },
})
