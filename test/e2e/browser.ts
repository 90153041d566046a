import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { freePort } from '../../scripts/free-port.ts'
import { keepPace } from './pace.ts'
import { mailedCode, PASSWORD, signIn } from './sign-in.ts'
import { Sites } from './sites.ts'

interface FileFixtures {
  /** Settings of the environment that a file's site is started with besides its own. */
  siteSettings: Record<string, string>
  /** Where a client on another origin of the same site may be served from. */
  otherOrigin: string
  sites: Sites
}

/** How long a dialog that has been answered may stand, in milliseconds: what it asked for is on its way. */
const CLOSING = 1000

/**
 * A dialog that closes on a phone takes its entry of the history back, within milliseconds that stop an address which
 * the browser is given meanwhile. No person types one as fast. One that stays open is left with its page.
 */
export function leaveOnceBack(page: Page) {
  const stepped = async () => {
    const back = page.waitForFunction(() => !history.state?.dialog, null, { timeout: CLOSING })
    await back.catch(() =>
      page.waitForFunction(() => !history.state?.dialog || document.querySelector('dialog[open]')),
    )
  }
  const { goto, reload } = page
  page.goto = async (...address) => {
    await stepped()
    return goto.call(page, ...address)
  }
  page.reload = async (...how) => {
    await stepped()
    return reload.call(page, ...how)
  }
}

/** Each file of tests has its own site; a page fails its test when its console shows an error or a script breaks. */
export const test = base.extend<{ page: Page }, FileFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the library reads from it what a fixture needs.
  otherOrigin: [async ({}, use) => use(`http://127.0.0.1:${await freePort()}`), { scope: 'worker' }],
  siteSettings: [{}, { scope: 'worker', option: true }],
  sites: [
    async ({ otherOrigin, siteSettings }, use) => {
      const sites = new Sites(otherOrigin, siteSettings)
      await use(sites)
      await sites.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sites, browser }, use, test) => {
    const site = await sites.of(test.file)
    await use(site.url)
    // The pages of a second person, which a story opens itself, would go on asking while the next one is told.
    for (const context of browser.contexts()) await context.close()
    // Printed whole: of what is attached, a report on a terminal shows the first lines.
    if (test.status !== test.expectedStatus) console.log(`What the server printed:\n${site.output()}`)
  },
  page: async ({ page }, use, test) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await keepPace(page)
    leaveOnceBack(page)
    await use(page)
    if (test.status !== test.expectedStatus)
      console.log(`What ${page.url()} shows:\n${await page.locator('body').ariaSnapshot()}`)
    expect(problems).toEqual([])
  },
})

/**
 * The browser itself reports refused calls (401, 422…) and a network cut by the test as errors, the worker's script
 * that the cut came over too, and so does the reading of the abilities, whose line the specification words; that the
 * page shows them is what tests look at. A script of the worker that the server refuses is reported in other words.
 */
function isExpected(text: string): boolean {
  return [
    /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/,
    /^An unknown error occurred when fetching the script\.$/,
    /^Failed to refresh user abilities ApiError: La connexion a été interrompue\./,
  ].some((line) => line.test(text))
}

export { expect, PASSWORD, signIn }

/** The levels of WCAG that every page holds. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Checks that what the page shows now violates no rule of WCAG 2.2 AA. */
export async function expectAccessible(page: Page) {
  // What is being read anew is faded until then.
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  // The script is loaded once in a page and asked for violations alone, which takes a third of what Playwright's
  // library takes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (runOnly) => {
    // An element that is still fading in has colours of its own, so the fading is waited for.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // No rule of these levels reads style sheets: looking through them all took as long as some of the rules.
    const preload = { assets: ['media'] }
    const found = await axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      performanceTimer: false,
      preload,
    })
    // A target that is half under a bar only because of where the page is scrolled is looked at again in the middle.
    const isTooSmall = async (selector: string) => {
      const target = document.querySelector(selector)
      target?.scrollIntoView({ block: 'center', behavior: 'instant' })
      // What floats over the page lies under a modal dialog, which the library does not know.
      const dialog = target?.closest<HTMLElement>('dialog:modal')
      const show = (page: string, modal: string) => {
        if (!dialog) return
        document.body.style.visibility = page
        dialog.style.visibility = modal
      }
      show('hidden', 'visible')
      const again = await axe.run(selector, {
        runOnly: ['target-size'],
        resultTypes: ['violations'],
        preload,
      })
      show('', '')
      return again.violations.length > 0
    }
    const place = { left: window.scrollX, top: window.scrollY, behavior: 'instant' } as const
    const kept: { id: string; where: string[] }[] = []
    for (const { id, nodes } of found.violations) {
      const where: string[] = []
      for (const { target } of nodes) {
        const selector = target.join(' ')
        if (id !== 'target-size' || (await isTooSmall(selector))) where.push(selector)
      }
      if (where.length > 0) kept.push({ id, where })
    }
    window.scrollTo(place)
    return kept
  }, RULES)
  expect(violations).toEqual([])
}

/** A recruiter who has read CVs is asked for a code in a new browser: it stands among the development page's mails. */
export async function answerMailedCode(page: Page, email: string) {
  await page.getByLabel('Code reçu par e-mail').fill(await mailedCode(page, email))
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Lets the server answer the readings at this address, and changes what they say. */
export async function changeReplies(page: Page, address: RegExp, change: (body: { data: object }) => object) {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    try {
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    } catch {
      // A page that was left meanwhile has no call any more, and its answer is thrown away.
    }
  })
}

/**
 * Waits until the scripts of a public page run, because until then the browser itself sends its forms, the footer's
 * too.
 */
export async function waitUntilAlive(page: Page) {
  const subscribe = page.locator('footer').getByRole('button', { name: "S'abonner" })
  await expect(subscribe).toBeVisible()
  await expect(subscribe).not.toHaveAttribute('data-native')
}
