import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { LIST } from '../own-offers.ts'

/** Opens the tab « Sponsorisation » of the first own offer in the list with this title. */
async function openTab(page: Page, title: RegExp) {
  await page.goto(`${LIST}?status=published`)
  await page.getByRole('rowheader').getByRole('link', { name: title }).first().click()
  await page.getByRole('navigation', { name: 'Offre' }).getByRole('link', { name: 'Sponsorisation' }).click()
}

test('a credit of the plan puts an offer first where it matches at once, and nowhere else', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'recruteur@asafidy.test')
  await openTab(page, /^Responsable logistique/)
  await expect(page.getByText('Commence tout de suite, sans rien payer')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  // Thirty days take both credits of the month.
  await page.getByRole('radio', { name: /^30 jours/ }).check()
  await expect(page.getByRole('button', { name: 'Sponsoriser, 2 crédits' })).toBeVisible()
  await page.getByRole('radio', { name: /^15 jours/ }).check()
  await expect(page.getByRole('region', { name: 'Ce que verront les candidats' })).toContainText(
    'Sponsorisée',
  )
  await expect(page.getByRole('region', { name: 'Récapitulatif' })).toContainText(
    /1 sur 2 qui restent.*0\sAr/,
  )
  await page.getByRole('button', { name: 'Sponsoriser, 1 crédit' }).click()
  await expect(page.getByText('Offre sponsorisée pour 15 jours')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Sponsorisée jusqu’au \d/ })).toBeVisible()
  await page.goto('/dashboard/recruteur/compagnie/abonnement')
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/offres?keywords=responsable+logistique')
  const first = guest.getByRole('article').first()
  await expect(first).toContainText('Responsable logistique')
  await expect(first).toContainText('Sponsorisée')
  await guest.goto('/offres?keywords=cuisinier')
  await expect(guest.getByRole('article').first()).toBeVisible()
  await expect(guest.getByRole('article').filter({ hasText: 'Responsable logistique' })).toHaveCount(0)
  await guest.context().close()
})

test('without enough credits the owner pays, and the offer waits for the payment', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test')
  await openTab(page, /^Développeur web confirmé/)
  await page.getByRole('radio', { name: /^30 jours/ }).check()
  await expect(page.getByText('30 jours en demandent deux, il en reste un.')).toBeVisible()
  await page.getByRole('radio', { name: /^Espèces au guichet/ }).check()
  await page.getByRole('button', { name: /^Payer 70\s000\sAr/ }).click()
  await expect(page).toHaveURL(/\/PopupPaymentFile$/)
  await expect(page.getByRole('dialog')).toContainText('Lot II J 48 ter')
  await page.getByRole('link', { name: 'J’ai compris' }).click()
  await expect(page.getByText('Payez au guichet avec cette référence.', { exact: false })).toBeVisible()
  await openTab(page, /^Développeur web confirmé/)
  await expect(page.getByRole('listitem').filter({ hasText: /^30\sjours/ })).toContainText('En attente')
  await page.getByRole('link', { name: 'Voir les paiements' }).click()
  await expect(page.getByRole('cell', { name: /^Sponsorisation, 30 jours/ })).toBeVisible()
})
