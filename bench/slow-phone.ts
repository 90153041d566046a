import { type Browser, type CDPSession, chromium } from 'playwright-core'
import { startServer } from '../test/processes/server-process.ts'
import { BROWSER_FLAGS } from './page-weights.ts'
import type { Report } from './report.ts'

/** Slow 3G: 400 kbit/s each way and 400 ms for a turn; a processor six times slower than this one. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWER = 6
const RUNS = 3
const [PAINTED_MS, USABLE_MS] = [2_000, 5_000]

/**
 * Measures the milliseconds to the first paint and until every control answers, on a phone that has never seen the site,
 * as the median of three visits.
 */
export async function measureSlowPhone(env: Record<string, string>, report: Report) {
  const server = await startServer({ ...env, DATABASE_URL: '', DATA_DIR: `${env.DATA_DIR}-phone`, DEMO: '1' })
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: BROWSER_FLAGS })
  try {
    const paths = ['/', '/offres', await findOffer(browser, server.url)]
    for (const path of paths) {
      // The server prepares something for its first visitor, which is not to be measured.
      await fetch(server.url + path)
      const runs = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, server.url + path))
      const name = path.replace(/\d.*/, '…')
      report.within(
        `slow phone, first paint of ${name}`,
        median(runs.map(({ painted }) => painted)),
        PAINTED_MS,
        'ms',
      )
      report.within(`slow phone, ${name} usable`, median(runs.map(({ usable }) => usable)), USABLE_MS, 'ms')
      console.log(
        `     slow phone, scripts of ${name} alive: ${median(runs.map(({ alive }) => alive)).toFixed(1)} ms`,
      )
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function findOffer(browser: Browser, base: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${base}/offres`)
  const path = await page.getAttribute('a[href^="/offres/"]', 'href')
  await page.close()
  return path ?? '/offres/1'
}

async function visit(
  browser: Browser,
  url: string,
): Promise<{ painted: number; usable: number; alive: number }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const client: CDPSession = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'commit' })
  // Usable is where nothing waits for a script: each button sends a form that has an address or opens what stands in
  // the page, and one that is pressed does so. What scripts add to that is measured beside it.
  const usable = await page.waitForFunction(
    () => {
      const works = (button: HTMLButtonElement) =>
        !button.disabled && (button.popoverTargetElement || button.form?.hasAttribute('action'))
      const buttons = [
        ...document.querySelectorAll<HTMLButtonElement>('header button, main button, footer button'),
      ]
      if (document.readyState === 'loading' || document.querySelector('[data-waits], [data-early]'))
        return false
      if (buttons.length === 0 || !buttons.every(works)) return false
      const menu = buttons.find((button) => button.popoverTargetElement && button.checkVisibility())
      menu?.click()
      const opened = document.querySelector<HTMLElement>(':popover-open')
      opened?.hidePopover()
      return opened ? performance.now() : false
    },
    null,
    { polling: 50, timeout: 60_000 },
  )
  const alive = await page.waitForFunction(
    () => !document.querySelector('[data-native]') && performance.now(),
    null,
    { polling: 50, timeout: 60_000 },
  )
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  const measured = {
    painted,
    usable: Number(await usable.jsonValue()),
    alive: Number(await alive.jsonValue()),
  }
  await context.close()
  return measured
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
