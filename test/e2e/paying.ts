import type { Page } from '@playwright/test'
import { test as base, expect } from './browser.ts'

export const SUBSCRIPTION = '/dashboard/recruteur/compagnie/abonnement'

interface LocalOperator {
  /** The settings by which the site pays through it. */
  env: Record<string, string>
  close(): Promise<void>
}

/** The stories of a file whose site pays through a server of this machine that stands for an operator's. */
export const payingThrough = <Operator extends LocalOperator>(open: () => Promise<Operator>) =>
  base.extend<object, { operator: Operator }>({
    operator: [
      // biome-ignore lint/correctness/noEmptyPattern: the library reads from it what a fixture needs.
      async ({}, use) => {
        const operator = await open()
        await use(operator)
        await operator.close()
      },
      { scope: 'worker' },
    ],
    siteSettings: [async ({ operator }, use) => use(operator.env), { scope: 'worker' }],
  })

/** Leaves the popup of a payment that was ordered for its page, which has what else can be done. */
export async function leavePopup(page: Page) {
  await expect(page).toHaveURL(/PopupPaymentFile$/)
  await page.goto(page.url().replace('/PopupPaymentFile', ''))
}

/** Opens the payment that the company of the demonstration has begun. */
export async function openBegunPayment(page: Page) {
  await page.goto(SUBSCRIPTION)
  await page.getByRole('link', { name: 'Terminer le paiement' }).click()
  await leavePopup(page)
}

/** Gives up the payment of the page, and pays the same by another means. */
export async function payOtherwise(page: Page, method: RegExp) {
  await page.getByRole('button', { name: 'Annuler le paiement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le paiement' }).click()
  await page.getByRole('button', { name: 'Payer à nouveau' }).click()
  const again = page.getByRole('dialog', { name: 'Payer à nouveau' })
  await again.getByRole('radio', { name: method }).check()
  await again.getByRole('button', { name: 'Continuer' }).click()
  await leavePopup(page)
}

export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
