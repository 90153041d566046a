import type { Page } from '@playwright/test'
import { makePdf } from '../../pdfs/make-pdf.ts'
import { openPopup } from '../applying.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

const LETTER = 'Je commence cette lettre dans le taxi-be, et je la finis sur un autre appareil. '
  .repeat(3)
  .trim()
const SAVED = /Brouillon enregistré à/
const FILE = { name: 'CV Miora.pdf', mimeType: 'application/pdf', buffer: makePdf({ text: 'CV' }) }

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Postulez dès maintenant' })

test('an application is begun on one device and finished on another, letter, answers and file', async ({
  page,
  browser,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  const begun = await openPopup(page, 'comptable')
  await begun.getByRole('radio', { name: /PDF/ }).check()
  await begun.locator('#resume_pdf').setInputFiles(FILE)
  await begun.getByLabel('Lettre de motivation').fill(LETTER)
  await begun.getByLabel('Minimum').fill('1400000')
  await begun.getByLabel('Maximum').fill('1600000')
  await expect(begun.getByText(SAVED)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
    .toContain('"unsent_file":false')
  await begun.getByRole('button', { name: 'Annuler' }).click()

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const other = await phone.newPage()
  await signIn(other, 'candidat@asafidy.test')
  await other.goto('/candidat/candidatures')
  const first = other.getByRole('region', { name: /À vous de jouer/ })
  await expectAccessible(other)
  await first
    .getByRole('listitem')
    .filter({ hasText: /Comptable/i })
    .getByRole('link', { name: 'Terminer ma candidature' })
    .first()
    .click()
  const popup = popupOf(other)
  await expect(popup.getByLabel('Lettre de motivation')).toHaveValue(LETTER)
  await expect(popup.getByText(FILE.name)).toBeVisible()
  await expect(popup.getByLabel('Minimum')).toHaveValue('1\u00A0400\u00A0000')
  await popup.getByRole('radio', { name: 'Oui' }).first().check()
  for (const question of await popup.locator('input[name^="answers."]').all())
    await question.fill('Oui, dès la semaine prochaine.')
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(other.getByRole('dialog', { name: 'Candidature envoyée' })).toBeVisible()

  // The device where it was begun has nothing left to finish.
  await page.reload()
  await expect(page.getByText('Déjà postulé').first()).toBeVisible()
  await page.goto('/candidat/candidatures?status=draft')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/du 2. /).filter({ hasText: 'Comptable' })).toBeHidden()
  await phone.close()
})

test('what two devices wrote at once is the person’s to choose, and nothing is overwritten unseen', async ({
  page,
  browser,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  const here = await openPopup(page, 'vendeur')
  await here.getByLabel('Lettre de motivation').fill('Du bureau.')
  await expect(here.getByText(SAVED)).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, 'candidat@asafidy.test')
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Reprendre ma candidature' }).first().click()
  const there = popupOf(other)
  await expect(there.getByLabel('Lettre de motivation')).toHaveValue('Du bureau.')
  const kept = other.waitForResponse(
    (response) => response.url().includes('application-drafts') && response.request().method() !== 'GET',
  )
  await there.getByLabel('Lettre de motivation').fill('Du téléphone.')
  await kept
  await expect(there.getByText(SAVED)).toBeVisible()

  await here.getByLabel('Lettre de motivation').fill('Du bureau, encore.')
  await expect(here.getByText(/sur un autre appareil, à/)).toBeVisible()
  await expectAccessible(page)
  await here.getByRole('button', { name: 'Reprendre l’autre' }).click()
  await expect(here.getByLabel('Lettre de motivation')).toHaveValue('Du téléphone.')
  await expect(here.getByText(/sur un autre appareil, à/)).toBeHidden()
  await context.close()
})

test('what was written without a network reaches the account later', async ({ page, browser }) => {
  await signIn(page, 'candidat@asafidy.test')
  const popup = await openPopup(page, 'chauffeur')
  await page.context().setOffline(true)
  await popup.getByLabel('Lettre de motivation').fill(LETTER)
  await expect(popup.getByText(/Gardé dans ce navigateur/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
    .toContain('"unsent":false')

  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, 'candidat@asafidy.test')
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Reprendre ma candidature' }).first().click()
  await expect(popupOf(other).getByLabel('Lettre de motivation')).toHaveValue(LETTER)
  await context.close()
})

test('what was written just before signing out is in the account, and not in the browser', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  const popup = await openPopup(page, 'cuisinier')
  const address = page.url()
  await popup.getByLabel('Lettre de motivation').fill(LETTER)
  await page.keyboard.press('Escape')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.waitForURL('**/')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('application'))))
    .toEqual([])
  await signIn(page, 'candidat@asafidy.test')
  await page.goto(address)
  await page.getByRole('button', { name: 'Reprendre ma candidature' }).first().click()
  await expect(popupOf(page).getByLabel('Lettre de motivation')).toHaveValue(LETTER)
})
