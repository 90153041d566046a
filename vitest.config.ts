import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,seeds,development,scripts,test}/**/*.test.ts'],
    globalSetup: ['test/template.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A test that asserts nothing cannot fail, so it fails here.
    expect: { requireAssertions: true },
    // Two: the machine's cores, and as many databases at once.
    maxWorkers: 2,
    // The files of a worker share what they import: reading the product anew for each took as long as its tests. A file
    // has its own database, server and clock; what it puts in the place of a module it resets.
    isolate: false,
  },
})
