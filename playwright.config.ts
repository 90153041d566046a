import { defineConfig } from '@playwright/test'

const port = 24_300

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.spec.ts',
  // One server with one demonstration database stands behind all of them; two cores in all.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Indian/Antananarivo',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
  webServer: {
    command: 'node test/e2e/server.ts',
    url: `http://127.0.0.1:${port}/health/ready`,
    env: { PORT: String(port), LOG_LEVEL: 'warn', CORS_ORIGINS: 'http://127.0.0.1:24301' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
})
