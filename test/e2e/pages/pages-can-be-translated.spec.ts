import type { Page } from '@playwright/test'
import { expect, signIn, test, waitUntilAlive } from '../browser.ts'

/** The two ways of programs that translate: the text goes, or stays within what takes its place. */
const WAYS = ['replaced', 'wrapped'] as const

/** Puts every text of the page, and each that comes later, into an element as a browser's translation does. */
function translate(page: Page, way: (typeof WAYS)[number]) {
  return page.evaluate((how) => {
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
    }
    let timer = 0
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = window.setTimeout(walk, 150, document.body)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    walk(document.body)
  }, way)
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

    test('keeps what is typed before it is alive', async ({ page }) => {
      let wake = () => {}
      const awake = new Promise<void>((resolve) => {
        wake = resolve
      })
      await page.route('**/assets/*.js', async (route) => {
        await awake
        await route.continue()
      })
      await page.goto('/contact', { waitUntil: 'commit' })
      const form = page.getByRole('main')
      await expect(form.getByLabel('Message')).toBeVisible()
      await page.waitForFunction(() => document.readyState !== 'loading')
      await translate(page, way)
      await form.getByLabel('Prénom').fill('Hanta')
      await form.getByLabel('Message').fill('Bonjour à vous')
      await form.getByLabel('Message').evaluate((field) => field.setAttribute('data-typed-in', ''))
      wake()
      await waitUntilAlive(page)
      await expect(form.getByLabel('Prénom')).toHaveValue('Hanta')
      // The very field that was typed in, and not one drawn anew.
      await expect(form.getByLabel('Message')).toHaveAttribute('data-typed-in', '')
      await expect(form.getByLabel('Message')).toHaveValue('Bonjour à vous')
    })

    test('goes on from page to page without a fault', async ({ page }) => {
      await signIn(page, 'candidat@asafidy.test', '/dashboard')
      // React leaves a property of this name on what it has made alive.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((name) => name.startsWith('__reactFiber$')),
      )
      await translate(page, way)
      for (const path of ['/candidat/candidatures', '/candidat/mon-calendrier', '/dashboard']) {
        await page.getByRole('navigation').locator(`a[href="${path}"]`).first().click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })
  })
}
