import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { drawMessage } from '#seeds/receipts.ts'
import { readPdf } from '../../resumes/pdf-text.ts'
import { signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

const SUBSCRIPTION = '/dashboard/recruteur/compagnie/abonnement'
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Writes in the popup what was paid, and sends it. */
async function declare(page: Page, reference: string) {
  const popup = page.getByRole('dialog')
  await popup.getByLabel('Téléphone du payeur').fill('034 12 345 67')
  await popup.getByLabel('Référence de la transaction').fill(reference)
  await popup.getByRole('button', { name: 'Envoyer pour vérification' }).click()
  await expect(page.getByText('Paiement déclaré', { exact: true })).toBeVisible()
}

test('an owner pays by reference, is refused, pays again, is accepted, and reads the invoice', async ({
  page,
  browser,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto(SUBSCRIPTION)
  await expect(page.getByRole('heading', { name: /^Gold/ }).first()).toBeVisible()
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  // A payment that was begun is finished first; what is wrong is said on its field, and nothing is lost.
  await page.getByRole('link', { name: 'Terminer le paiement' }).click()
  await expect(page).toHaveURL(/\/paiements\/\d+\/PopupPaymentFile$/)
  const popup = page.getByRole('dialog')
  await expect(popup.getByText('034 00 512 26')).toBeVisible()
  await popup.getByLabel('Téléphone du payeur').fill('032 12 345 67')
  await popup.getByLabel('Référence de la transaction').fill('1482907399')
  await popup.getByRole('button', { name: 'Envoyer pour vérification' }).click()
  await expect(popup.getByLabel('Téléphone du payeur')).toHaveAccessibleDescription(/pas de cet opérateur/)
  expect(await isWide(page)).toBe(false)
  await declare(page, '1482907399')
  await expect(page.getByText(/Une personne le vérifie/)).toBeVisible()
  const reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  const administration = await browser.newContext()
  const admin = await administration.newPage()
  await admin.goto(page.url())
  await signInAsAdministrator(admin, adminUrl)
  await admin.goto(`${adminUrl}/paiements?q=${reference}`)
  await admin.getByRole('link', { name: reference }).click()
  await expect(admin.getByRole('region', { name: 'À comparer' })).toContainText('1482907399')
  await expectAccessible(admin)
  await admin.keyboard.press('r')
  await admin.getByLabel('Raison').fill('Cette référence n’est pas dans notre relevé.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click()
  await expect(admin.getByText('Échoué', { exact: true })).toBeVisible()

  // The page moves by itself: the bell tells it.
  await expect(page.getByText('Cette référence n’est pas dans notre relevé.').first()).toBeVisible({
    timeout: 30_000,
  })
  await page.getByRole('button', { name: 'Payer à nouveau' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(/\/PopupPaymentFile$/)
  const proof = await drawMessage([
    'Vous avez payé 150 000 Ar à ASAFIDY (0340051226) le 17/11/26 à 09:31. Ref : 1482907411.',
  ])
  const file = { name: 'sms-mvola.png', mimeType: 'image/png', buffer: proof }
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file)
  await declare(page, '1482907400')
  await expect(page.getByText(/Une personne le vérifie/)).toBeVisible()
  const again = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(again).not.toBe(reference)

  await admin.goto(`${adminUrl}/paiements?q=${again}`)
  await admin.getByRole('link', { name: again }).click()
  await expect(admin.getByText('Si vous acceptez')).toBeVisible()
  // The machine reads the proof to help; a person decides, whatever it says.
  const read = (line: string) => admin.getByRole('row', { name: new RegExp(`^\\d? ?${line}`) })
  await expect(read('Montant')).toContainText('concorde', { timeout: 60_000 })
  await expect(read('Versé à')).toContainText('concorde')
  await expect(read('Référence')).toContainText(/1482907411\s*diffère/)
  await expect(read('Payé depuis')).toContainText('non lu')
  await admin.setViewportSize({ width: 1280, height: 900 })
  await admin.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(admin)).toBe(false)
  await admin.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(admin)
  await admin.getByRole('button', { name: /^Accepter 150\s000\sAr/ }).click()
  await expect(admin.getByText('Réussi', { exact: true })).toBeVisible()
  await administration.close()

  const invoice = page.getByRole('link', { name: /^Facture F-\d{4}-\d{4}/ })
  await expect(invoice).toBeVisible({ timeout: 30_000 })
  const download = page.waitForEvent('download')
  await invoice.click()
  const { layout: text } = await readPdf(readFileSync(await (await download).path()))
  expect(text).toContain('Facture acquittée')
  expect(text).toMatch(/150\s000/)
  expect(text).toContain(again)

  // It was paid before the running term ends, so it follows.
  await page.goto(SUBSCRIPTION)
  await expect(page.getByText(/La suite est payée/)).toBeVisible()
  await page.goto('/dashboard/recruteur/compagnie/paiements?status=failed')
  await expect(page.getByRole('link', { name: reference })).toBeVisible()
  await expect(page.getByRole('link', { name: again })).toHaveCount(0)
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
})

test('a plan from /abonnement is ordered at the sum that was shown, less the unused days, and can be given up', async ({
  page,
}) => {
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto('/abonnement?formule=premium')
  await page.getByRole('link', { name: 'Choisir Premium' }).click()
  const order = page.getByRole('dialog')
  await expect(order.getByText('Jours non utilisés de votre formule')).toBeVisible()
  await order.getByRole('radio', { name: /^Virement bancaire/ }).check()
  const sum = (
    (await order
      .getByText(/^À payer/)
      .locator('xpath=following-sibling::dd')
      .textContent()) ?? ''
  ).trim()
  await order.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByText(sum).first()).toBeVisible()
  // A transfer needs its proof.
  await popup.getByRole('button', { name: 'Envoyer pour vérification' }).click()
  await expect(popup.getByText('Joignez une photo ou un PDF qui montre le paiement.').first()).toBeVisible()
  await popup.getByLabel('Preuve de paiement').setInputFiles({
    name: 'ordre.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await popup.getByRole('button', { name: 'Envoyer pour vérification' }).click()
  await expect(page.getByText('Paiement déclaré', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler le paiement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le paiement' }).click()
  await expect(page.getByText('Annulé', { exact: true }).first()).toBeVisible()
})

test('a colleague sees what is left and pays nothing', async ({ page, sites }) => {
  await sites.of(test.info().file)
  await signIn(page, 'recruteur@asafidy.test')
  const { data } = await (await page.request.get('/api/recruiter/members')).json()
  const reader = data.members.find(({ role }: { role: string }) => role === 'reader')
  await page.context().clearCookies()
  await signIn(page, reader.email)
  await page.goto(SUBSCRIPTION)
  await expect(page.getByText(/L’abonnement dépend du propriétaire/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Paiements' })).toHaveCount(0)
  await page.goto('/dashboard/recruteur/compagnie/paiements')
  await expect(page.getByText('Seul le propriétaire de la société voit les paiements.')).toBeVisible()
})
