import type { BrowserContext, Page } from '@playwright/test'

/** `SLOW_LINE=1200 npx playwright test` answers each call after up to as many milliseconds: what only hurry holds breaks. */
const SLOW_LINE = Number(process.env.SLOW_LINE ?? 0)

/**
 * `SLOW_HAND=1500 npx playwright test` lets as many milliseconds pass after each page opened and each press, so that all
 * that comes late has come: what held only because it was looked at sooner breaks.
 */
const SLOW_HAND = Number(process.env.SLOW_HAND ?? 0)

/** Gives a page of a story the pace that the run asks for. */
export async function keepPace(page: Page) {
  if (SLOW_LINE) await slowLine(page.context(), SLOW_LINE)
  if (SLOW_HAND) slowHand(page, SLOW_HAND)
}

async function slowLine(context: BrowserContext, most: number) {
  let calls = 0
  await context.route('**/api/**', async (route) => {
    // Calls of one moment come back in another order than they were made in, alike in each run.
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, ((calls * 7919) % 997) * (most / 997)))
    // A page that was left meanwhile has no call any more.
    await route.continue().catch(() => {})
  })
}

type Steps = Record<string, (...given: unknown[]) => Promise<unknown>>
const slowed = new Set<Steps>()

/** Every page and locator of the run, not this page's alone: a story opens pages of its own. */
function slowHand(page: Page, pause: number) {
  for (const [thing, names] of [
    [page, ['goto', 'reload', 'goBack']],
    [page.locator('body'), ['click', 'press', 'check', 'selectOption']],
  ] as const) {
    const steps = Object.getPrototypeOf(thing) as Steps
    if (slowed.has(steps)) continue
    slowed.add(steps)
    for (const name of names) {
      const step = steps[name]
      if (!step) throw new Error(`pages have no ${name} any more`)
      steps[name] = async function (this: unknown, ...given) {
        const result = await step.apply(this, given)
        await new Promise((resolve) => setTimeout(resolve, pause))
        return result
      }
    }
  }
}
