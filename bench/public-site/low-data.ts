import { type Browser, chromium } from 'playwright-core'
import { FIRST_VISIT_KILOBYTES } from '../../src/shell/shared/first-visit-weights.ts'
import { startServer } from '../../test/processes/server-process.ts'
import { BROWSER_FLAGS } from '../page-weights.ts'
import type { Report } from '../report.ts'

/** What « Affichage » says may differ by so much from what is measured. */
const TOLERANCE = 0.1

/** Measures a first visit to the list of offers with and without pictures and font, beside what visitors are told of it. */
export async function measureLowData(env: Record<string, string>, report: Report) {
  const server = await startServer({ ...env, DATABASE_URL: '', DATA_DIR: `${env.DATA_DIR}-low`, DEMO: '1' })
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: BROWSER_FLAGS })
  try {
    for (const [way, told] of Object.entries(FIRST_VISIT_KILOBYTES)) {
      const measured = await weighFirstVisit(browser, server.url, way)
      report.within(`first visit, « ${way} », more than is told`, measured, told * (1 + TOLERANCE), 'KB')
      report.reaches(
        `first visit, « ${way} », at least about what is told`,
        Math.round(measured),
        told * (1 - TOLERANCE),
      )
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The kilobytes of the list with all its pictures, as they come over the network. */
async function weighFirstVisit(browser: Browser, url: string, way: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await context.addCookies([{ name: 'asafidy_data', value: way, url }])
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(`${url}/offres`, { waitUntil: 'load' })
  for (const picture of await page.locator('main img').all()) await picture.scrollIntoViewIfNeeded()
  await page.waitForTimeout(2_000)
  await context.close()
  return bytes / 1024
}
