import type { Page } from '@playwright/test'
import { expect, signIn, test, waitUntilAlive } from '../browser.ts'

/** The two ways of programs that translate: the text goes, or stays within what takes its place. */
const WAYS = ['replaced', 'wrapped'] as const
/** So often a page whose last script is late is translated anew, and more. */
const ROUNDS = 25

interface Translation {
  how: (typeof WAYS)[number]
  /** What is pressed in the very moment at which React has reached the page's title, and nothing below it. */
  press?: string
}

/** Puts every text of the page, and each that comes later, into an element as a browser's translation does. */
function putTranslations({ how, press }: Translation) {
  const put = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, title')) return
    const inner = document.createElement('font')
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(how === 'wrapped' ? text : text.data)
  }
  const walk = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) put(text)
    document.body.dataset.times = String(Number(document.body.dataset.times ?? 0) + 1)
  }
  const begin = () => {
    let timer = 0
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = window.setTimeout(walk, 150, document.body)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    walk(document.body)
  }
  if (!press) return begin()
  const waiting = setInterval(() => {
    // React leaves a property of this name on what it has reached.
    const isReached = ([name]: [string, unknown]) => name.startsWith('__reactFiber$')
    if (!Object.entries(document.querySelector('h1') ?? {}).some(isReached)) return
    clearInterval(waiting)
    begin()
    setTimeout(() => document.querySelector<HTMLElement>(press)?.click())
  }, 1)
}

function translate(page: Page, how: (typeof WAYS)[number]) {
  return page.evaluate(putTranslations, { how })
}

for (const way of WAYS) {
  test.describe(`a page whose texts are ${way} by a translation`, () => {
    test('tells the count of what was filtered, and lists it', async ({ page }) => {
      await page.goto('/offres?keywords=comptable')
      await waitUntilAlive(page)
      await translate(page, way)
      await page.getByRole('checkbox', { name: /^CDI/ }).check()
      await expect(page).toHaveURL('/offres?keywords=comptable&contract=1')
      const fresh = await page.context().newPage()
      await fresh.goto('/offres?keywords=comptable&contract=1')
      const found = (of: Page) => of.getByRole('main').locator('h2[aria-live]')
      await expect(found(page)).toHaveText((await found(fresh).textContent()) ?? '')
      const told = (of: Page) =>
        Promise.all([
          of.getByRole('article').getByRole('heading').allTextContents(),
          of.getByRole('form', { name: 'Filtres' }).getByRole('group').allTextContents(),
        ])
      expect(await told(page)).toEqual(await told(fresh))
    })

    for (const isLate of [false, true]) {
      const lateness = isLate ? ', long after its scripts have begun' : ''
      test(`keeps what is typed before it is alive${lateness}`, async ({ page }) => {
        const [scripts, form] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        await page.route('**/assets/*.js', async (route) => {
          await scripts.promise
          // The form's own script comes last, as on a slow network.
          if (/\/contact-/.test(route.request().url())) await form.promise
          await route.continue()
        })
        await page.goto('/contact', { waitUntil: 'commit' })
        const main = page.getByRole('main')
        await expect(main.getByLabel('Message')).toBeVisible()
        await page.waitForFunction(() => document.readyState !== 'loading')
        await translate(page, way)
        await main.getByLabel('Prénom').fill('Hanta')
        await main.getByLabel('Message').fill('Bonjour à vous')
        await main.getByLabel('Message').evaluate((field) => field.setAttribute('data-typed-in', ''))
        scripts.resolve()
        // The page is translated again each time that its texts take their places back.
        if (isLate) await page.waitForFunction((times) => Number(document.body.dataset.times) > times, ROUNDS)
        form.resolve()
        await waitUntilAlive(page)
        await expect(main.getByLabel('Prénom')).toHaveValue('Hanta')
        // The very field that was typed in, and not one drawn anew.
        await expect(main.getByLabel('Message')).toHaveAttribute('data-typed-in', '')
        await expect(main.getByLabel('Message')).toHaveValue('Bonjour à vous')
      })
    }

    test('goes on from page to page without a fault', async ({ page }) => {
      await signIn(page, 'candidat@asafidy.test', '/dashboard')
      await translate(page, way)
      for (const path of ['/candidat/candidatures', '/candidat/mon-calendrier', '/dashboard']) {
        await page.getByRole('navigation').locator(`a[href="${path}"]`).first().click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })

    test('takes a press while it is half alive', async ({ page }) => {
      await signIn(page, 'candidat@asafidy.test', '/candidat/mon-profil')
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 2 })
      const press = 'nav a[href="/candidat/candidatures"]'
      await page.addInitScript(putTranslations, { how: way, press })
      await page.goto('/dashboard')
      await expect(page).toHaveURL('/candidat/candidatures')
      await expect(page.getByRole('heading', { level: 1, name: 'Mes candidatures' })).toBeVisible()
    })
  })
}
