import { expect, type Locator, type Page } from '@playwright/test'
import { makePdf } from '../pdfs/make-pdf.ts'

/** Fills in the form of an application with a joined PDF and this letter, sends it, and waits until it is said to be sent. */
export async function applyWithPdf(popup: Locator, letter: string) {
  await popup.getByRole('radio', { name: /PDF/ }).check()
  const file = { name: 'CV Miora.pdf', mimeType: 'application/pdf', buffer: makePdf({ text: 'CV de Miora' }) }
  await popup.locator('input[type=file]').setInputFiles(file)
  await popup.getByRole('radio', { name: 'Oui' }).check()
  await popup.getByLabel('Minimum').fill('1800000')
  await popup.getByLabel('Maximum').fill('2400000')
  await popup.getByRole('textbox', { name: /motivation/i }).fill(letter)
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  const sent = popup.page().getByText('Votre candidature a été envoyée avec succès.')
  await expect(sent.first()).toBeVisible()
}

/** Opens the popup of the first offer that these words find, which this person has not applied to. */
export async function openPopup(page: Page, keywords: string) {
  await page.goto(`/offres?keywords=${keywords}`)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/offres\/\d+/)
  await page.getByRole('button', { name: 'Postuler' }).first().click()
  const popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await expect(popup.getByLabel('Lettre de motivation')).toBeVisible()
  return popup
}
