import type { Browser, Page } from '@playwright/test'
import { makePdf } from '../../pdfs/make-pdf.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

const BEST = '/dashboard/recruteur/meilleurs-profils'
const SPECIAL = '/candidat/offres-speciales'
const LETTER = 'Madame, Monsieur, votre invitation m’a fait plaisir et votre offre me correspond. '.repeat(3)
const MESSAGE = 'Bonjour, votre parcours ressemble à ce que nous cherchons. Voulez-vous lire notre offre ?'

const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: /^Correspondance/ }) })
const maskedOf = (page: Page) =>
  rowsOf(page).filter({ has: page.getByRole('button', { name: 'Voir les coordonnées, 1 crédit' }) })
const panelOf = (page: Page) => page.getByRole('complementary').filter({ hasText: 'Métier et secteur' })
const creditsOf = (page: Page) => page.getByRole('region', { name: 'Contacts de votre société' })

/** Checks that no part of the page is wider than the window. */
async function expectNoSideways(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
}

/** Opens the contact of the first masked person of the list. @returns the address of its page */
async function openFirst(page: Page): Promise<string> {
  await maskedOf(page).first().getByRole('button', { name: 'Voir les coordonnées, 1 crédit' }).click()
  const mail = panelOf(page).getByRole('link', { name: /@/ })
  await expect(mail).toBeVisible()
  return (await mail.textContent()) ?? ''
}

/** Chooses the offer that most of the demonstration's people fit. */
async function chooseOffer(page: Page) {
  const choice = page.getByLabel('Pour l’offre')
  const option = choice.locator('option', { hasText: 'Développeur web confirmé' })
  await choice.selectOption(await option.getAttribute('value'))
  // The list of the offer before is shown until the new one has come.
  await expect(page.getByText('Informatique et télécoms', { exact: true })).toBeVisible()
}

/** Applies from the invitation. */
async function applyFrom(page: Page) {
  const invitation = page.getByRole('article').filter({ hasText: MESSAGE })
  await invitation.getByRole('link', { name: 'Postuler à cette offre' }).click()
  const popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await popup.getByRole('radio', { name: /PDF/ }).check()
  await popup.locator('input[type=file]').setInputFiles({
    name: 'CV.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf({ text: 'CV' }),
  })
  await popup
    .getByRole('group', { name: /disponible immédiatement/ })
    .getByRole('radio', { name: 'Oui' })
    .check()
  await popup.getByLabel('Minimum').fill('900000')
  await popup.getByLabel('Maximum').fill('1200000')
  await popup.getByRole('textbox', { name: /motivation/i }).fill(LETTER)
  await popup.getByRole('button', { name: 'Soumettre' }).click()
  await expect(page.getByText('Votre candidature a été envoyée avec succès.').first()).toBeVisible()
}

async function pageOf(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, email, path)
  return page
}

test('a recruiter finds people for an offer, spends a contact, invites one, who applies from Offres spéciales', async ({
  page,
  browser,
}) => {
  await signIn(page, 'recruteur@asafidy.test', BEST)
  await expect(page.getByRole('heading', { level: 1, name: 'Meilleurs profils' })).toBeVisible()
  await chooseOffer(page)
  await expect(maskedOf(page).nth(2)).toBeVisible()
  await expect(creditsOf(page)).toContainText('19 restants sur 20')
  await expectAccessible(page)

  const email = await openFirst(page)
  await expect(creditsOf(page)).toContainText('18 restants sur 20')
  await expectAccessible(page)
  const name = (await panelOf(page).getByRole('heading', { level: 2 }).textContent()) ?? ''
  const row = rowsOf(page).filter({ hasText: name })
  await expect(row).toContainText('Contact ouvert')
  await panelOf(page).getByLabel('Votre message').fill(MESSAGE)
  await panelOf(page).getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(row).toContainText('pas encore vue')

  const applicant = await pageOf(browser, email, SPECIAL)
  await expect(applicant.getByRole('article').filter({ hasText: MESSAGE })).toBeVisible()
  await expectAccessible(applicant)
  await applyFrom(applicant)
  await applicant.goto(SPECIAL)
  await applicant.getByRole('link', { name: /^Candidatures envoyées/ }).click()
  await expect(applicant.getByRole('article').filter({ hasText: 'Candidature envoyée' })).toBeVisible()
  await applicant.close()

  await page.reload()
  await expect(row).toContainText('A postulé')
  await row.getByRole('link', { name: 'Voir sa candidature' }).click()
  await expect(page).toHaveURL(/\/candidatures\/\d+\/profil/)
})

test('someone who opts out, or blocks the company, vanishes at once', async ({ page, browser }) => {
  await signIn(page, 'recruteur@asafidy.test', BEST)
  await chooseOffer(page)
  await expect(maskedOf(page).nth(1)).toBeVisible()
  const email = await openFirst(page)
  const name = (await panelOf(page).getByRole('heading', { level: 2 }).textContent()) ?? ''
  const applicant = await pageOf(browser, email, SPECIAL)
  const found = applicant.getByRole('switch', { name: 'Recevoir des invitations' })
  const saved = () =>
    applicant.waitForResponse(
      (reply) => reply.url().endsWith('/visibility') && reply.request().method() === 'PUT',
    )
  let answered = saved()
  await found.click()
  await answered
  await page.reload()
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(name)

  answered = saved()
  await found.click()
  await answered
  await page.reload()
  await expect(rowsOf(page).filter({ hasText: name })).toBeVisible()
  await applicant.getByRole('button', { name: 'Bloquer une société' }).click()
  const dialog = applicant.getByRole('dialog', { name: 'Bloquer une société' })
  await dialog.getByRole('searchbox', { name: 'Nom de la société' }).fill('Havoana')
  await dialog.getByRole('button', { name: 'Bloquer Havoana Technologies' }).click()
  await expect(applicant.getByRole('button', { name: 'Débloquer Havoana Technologies' })).toBeVisible()
  await expectAccessible(applicant)
  await page.reload()
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(name)
  await applicant.close()
})

test('an applicant declines with a reason, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'candidat@asafidy.test', SPECIAL)
  const invitation = page.getByRole('article').first()
  await expect(invitation.getByRole('link', { name: 'Postuler à cette offre' })).toBeVisible()
  await expectNoSideways(page)
  await invitation.getByRole('button', { name: 'Décliner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Décliner l’invitation' })
  await dialog.getByRole('button', { name: 'Décliner' }).click()
  await expect(dialog.getByText('Veuillez choisir un motif.').first()).toBeVisible()
  await dialog.getByLabel('Motif').selectOption('eloignement')
  await expectAccessible(page)
  // Closing goes back one entry of the history, which takes a moment on a busy phone, and must not undo a press
  // meanwhile.
  await page.evaluate(() => {
    const back = history.back.bind(history)
    history.back = () => void setTimeout(back, 700)
    window.addEventListener('popstate', () => document.body.setAttribute('data-went-back', ''))
  })
  await dialog.getByRole('button', { name: 'Décliner' }).click()
  await expect(page.getByText('Aucune invitation à postuler ne vous attend.')).toBeVisible()
  await page.getByRole('link', { name: /^Déclinées/ }).click()
  await expect(page.locator('body[data-went-back]')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('éloignement')
  await expectNoSideways(page)
  await expectAccessible(page)
})

test('a recruiter describes whom it looks for, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'recruteur@asafidy.test', BEST)
  await expect(rowsOf(page).first()).toBeVisible()
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Qui cherchez-vous ?' })
  await dialog.getByLabel('Secteur').selectOption({ index: 1 })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(/secteur=/)
  await expect(page.getByLabel('Pour l’offre')).toHaveValue('libre')
  await expectNoSideways(page)
})
