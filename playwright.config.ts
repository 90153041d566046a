import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/test-machine.ts'

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/e2e/demonstration.ts',
  // One more than the machine's cores, because a story waits now and then. The tests of one file run one after the
  // other, on a server and data of their own.
  workers: 3,
  retries: 0,
  // A long story on a slow machine; no wait of a test is as long.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    locale: 'fr-FR',
    // A press that is lost fails here, long before the story does.
    actionTimeout: 60_000,
    // What a story answers in the server's place would pass by a worker; the stories of the worker let it in.
    serviceWorkers: 'block',
    timezoneId: 'Indian/Antananarivo',
    // A press whose two halves fall on what moves is lost, and a busy machine draws movements late. A person waits
    // for what moves to stand still; the stories of movements ask for them.
    reducedMotion: 'reduce',
    // Recording costs a quarter of the run; `npx playwright test FILE --trace on` records one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
        // One process does what several do elsewhere, and nothing is drawn finer than a test reads: a quarter less work.
        ...['--in-process-gpu', '--enable-features=NetworkServiceInProcess2', '--renderer-process-limit=1'],
        ...['--disable-gpu-compositing', '--disable-lcd-text', '--font-render-hinting=none'],
      ],
    },
  },
})
