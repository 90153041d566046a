import type { Page } from '@playwright/test'
import { makePdf } from '../../pdfs/make-pdf.ts'
import { openPopup } from '../applying.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

test.use({ serviceWorkers: 'allow' })

const LETTER = 'Je conduis depuis dix ans sans accident, de jour comme de nuit, dans tout le pays. '.repeat(3)

/** Writes an application to the first offer of these words after the network has left, and submits it. */
async function writeOffline(page: Page, keywords: string) {
  const popup = await openPopup(page, keywords)
  await page.context().setOffline(true)
  await expect(popup.getByText(/Vous êtes hors connexion\. Écrivez tout de même/)).toBeVisible()
  for (const question of await popup.locator('input[name^="answers."]').all()) await question.fill('Oui')
  await popup.getByRole('radio', { name: /PDF/ }).check()
  const buffer = makePdf({ text: 'CV' })
  await popup
    .locator('#resume_pdf')
    .setInputFiles({ name: 'CV Miora.pdf', mimeType: 'application/pdf', buffer })
  await popup.getByRole('radio', { name: 'Oui' }).check()
  await popup.getByLabel('Minimum').fill('900000')
  await popup.getByLabel('Maximum').fill('1100000')
  await popup.getByLabel('Lettre de motivation').fill(LETTER)
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(popup.getByText(/votre candidature n’est pas encore partie/)).toBeVisible()
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Me demander à ce moment-là' }).click()
  await expect(popup).toBeHidden()
}

for (const width of [360, 1280])
  test(`an application written without a network is read again there, and leaves when its writer says so (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, 'candidat@asafidy.test')
    await page.goto('/candidat/candidatures')
    await expect
      .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 30_000 })
      .toBe(true)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('asafidy.keeps'))).toBe('1')
    await writeOffline(page, width === 360 ? 'chauffeur' : 'vendeur')
    const offer = page.url()

    await page.goto('/hors-ligne')
    await expect(page.getByRole('heading', { name: 'À envoyer au retour du réseau' })).toBeVisible()
    await expect(page.getByLabel('L’envoyer dès que le réseau revient')).not.toBeChecked()
    await page.getByText('Relire ma lettre').click()
    await expect(page.getByText(LETTER.trim())).toBeVisible()
    await expectAccessible(page)

    await page.context().setOffline(false)
    await page.goto(offer)
    const question = page.getByRole('dialog', { name: 'Envoyer maintenant' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Plus tard' }).click()
    await expect(page.getByRole('button', { name: 'Reprendre ma candidature' }).first()).toBeVisible()
    // On a phone the closed question steps back in the history, which would end a reload.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('dialog')
    await page.reload()
    await question.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Candidature envoyée', { exact: true })).toBeVisible()
    await expect(page.getByText('Déjà postulé').filter({ visible: true }).first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('dialog')
    await page.reload()
    await expect(page.getByText('Déjà postulé').filter({ visible: true }).first()).toBeVisible()
    await expect(question).toBeHidden()
  })

test('who is asked too late is told that the offer has closed, and keeps what was written', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  await writeOffline(page, 'assistant')
  const message = 'Cette offre n’accepte plus de candidatures.'
  await page.route('**/api/applicant/applications?**', (route) =>
    route.fulfill({ status: 422, json: { message, errors: { offer_id: [message] } } }),
  )
  await page.context().setOffline(false)
  const question = page.getByRole('dialog', { name: 'Envoyer maintenant' })
  await question.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText(/L’offre a fermé entre-temps/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reprendre ma candidature' }).first()).toBeVisible()
})
