import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'

let serial = 0

/** Subscribes to the newsletter, which answers with a message. */
async function raiseMessage(page: Page) {
  serial += 1
  await page.getByLabel('Email').last().fill(`lectrice${serial}@exemple.test`)
  await page.getByRole('button', { name: "S'abonner" }).click()
  const message = page.getByText('Souscription réussie !')
  await expect(message).toBeVisible()
  return message
}

/** Presses on the message, moves as far to the right, and lets go. */
async function swipe(page: Page, pixels: number) {
  const box = await page.getByText('Souscription réussie !').boundingBox()
  if (!box) throw new Error('no message')
  await page.mouse.move(box.x + 10, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 10 + pixels, box.y + 8, { steps: 6 })
  await page.mouse.up()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/faq')
  await waitUntilAlive(page)
})

test('a message waits while it is pointed at, then closes by itself', async ({ page }) => {
  await page.clock.install()
  const message = await raiseMessage(page)
  await message.hover()
  await expectAccessible(page)
  await page.clock.runFor(6_000)
  await expect(message).toBeVisible()
  await page.mouse.move(20, 400)
  await page.clock.runFor(5_100)
  await expect(message).toHaveCount(0)
})

test('a swipe of more than 50 px closes a message, a shorter one before it does not', async ({ page }) => {
  const message = await raiseMessage(page)
  await swipe(page, 30)
  await expect(message).toBeVisible()
  await swipe(page, 80)
  await expect(message).toHaveCount(0)
})

test('under an open dialog a message is swiped away, and closed by its cross, as anywhere', async ({ page }) => {
  for (const close of [
    () => swipe(page, 80),
    () => page.getByRole('button', { name: 'Fermer le message' }).click(),
  ]) {
    const message = await raiseMessage(page)
    await page.getByRole('button', { name: 'Affichage' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Affichage' })).toBeVisible()
    await close()
    await expect(message).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
