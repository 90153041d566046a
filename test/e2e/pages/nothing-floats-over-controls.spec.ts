import type { Locator, Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from '../browser.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Brings the middle of an element to so many px above the bottom edge, and lets the page rest. */
async function restWith(page: Page, name: string, above: number) {
  const control = page.getByRole('button', { name, exact: true }).first()
  const y = await control.evaluate((button, from) => {
    const box = button.getBoundingClientRect()
    window.scrollBy({ top: box.top + box.height / 2 - (innerHeight - from), behavior: 'instant' })
    return window.scrollY
  }, above)
  expect(y).toBeGreaterThan(200)
  return control
}

async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('both are drawn')
  return a.x + a.width > b.x && b.x + b.width > a.x && a.y < b.y + b.height && b.y < a.y + a.height
}

test('the question about cookies waits while the button of a form is where it would stand', async ({
  page,
}) => {
  await page.goto('/contact')
  await waitUntilAlive(page)
  const send = await restWith(page, 'Envoyer le message', 40)
  const question = page.getByRole('region', { name: 'Cookies' })
  const top = page.getByRole('button', { name: 'Revenir en haut de la page' })
  // Both look at the page when it rests, so that one tells when the other has looked.
  await expect(top).toBeVisible()
  await expect(question).toBeHidden()
  await send.click()
  await expect(page.getByRole('heading', { name: /à corriger$/ })).toBeVisible()
  await page.mouse.wheel(0, 5_000)
  await expect(question).toBeVisible()
  expect((await question.boundingBox())?.height).toBeLessThan(125)
})

test('the way back to the top stands where it covers nothing to press', async ({ page }) => {
  await page.goto('/contact')
  await waitUntilAlive(page)
  const top = page.getByRole('button', { name: 'Revenir en haut de la page' })
  for (const above of [40, 84, 106, 140]) {
    const send = await restWith(page, 'Envoyer le message', above)
    await expect(top).toBeVisible()
    // It moves once the page rests.
    await expect.poll(() => meet(send, top), { message: `${above} px above the edge` }).toBe(false)
  }
})
