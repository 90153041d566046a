import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { openMail } from '../mails.ts'

const TAB = '/dashboard/parametres/notifications'

const switchOf = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

/** Returns the link of the last mail of this subject that stops such mails. */
async function stopLink(page: Page, subject: string): Promise<string> {
  await openMail(page, subject)
  const link = page.getByRole('link', { name: 'Ne plus recevoir ces e-mails' })
  return new URL((await link.getAttribute('href')) ?? '').pathname
}

/** They are open already for whoever has chosen among them. */
async function openDetails(page: Page) {
  const details = page.locator('details').filter({ hasText: 'Choisir en détail' })
  await expect(details).toBeVisible()
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
    await page.getByText('Choisir en détail').click()
}

test('four switches of each channel say all, and what was chosen in detail stays in sight', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto(TAB)
  const mails = page.getByRole('checkbox', { name: /, par e-mail/ })
  await expect(mails).toHaveCount(4)
  await expectAccessible(page)
  await switchOf(page, 'Messages et rendez-vous, par e-mail').click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await page.reload()
  await expect(switchOf(page, 'Messages et rendez-vous, par e-mail')).not.toBeChecked()
  await expect(switchOf(page, 'Offres, par e-mail')).toBeChecked()
  await openDetails(page)
  for (const kind of ['Message d’un recruteur', 'Entretien proposé', 'Rappel avant un entretien'])
    await expect(switchOf(page, `${kind}, par e-mail`)).not.toBeChecked()
  await switchOf(page, 'Entretien proposé, par e-mail').click()
  const part = switchOf(page, 'Messages et rendez-vous, par e-mail, 1 sur 4')
  await expect(part).not.toBeChecked()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await page.reload()
  await expect(switchOf(page, 'Entretien proposé, par e-mail')).toBeVisible()
  await part.click()
  await expect(switchOf(page, 'Rappel avant un entretien, par e-mail')).toBeChecked()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
})

test('each switch is kept at once, with the mouse and by keyboard', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto(TAB)
  await openDetails(page)
  const mail = switchOf(page, 'Candidature consultée, par e-mail')
  const bell = switchOf(page, 'Offre sauvegardée qui ferme bientôt, dans la cloche')
  await expect(mail).toBeChecked()
  await mail.click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await bell.focus()
  await page.keyboard.press('Space')
  await expect(bell).not.toBeChecked()
  await expectAccessible(page)
  await page.reload()
  await expect(mail).not.toBeChecked()
  await expect(bell).not.toBeChecked()
  await expect(switchOf(page, 'Candidature consultée, dans la cloche')).toBeChecked()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // The choice is put back for the stories that follow.
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await mail.click()
  expect((await kept).ok()).toBe(true)
  await page.reload()
  await expect(mail).toBeChecked()
})

test('a whole column is switched off and on', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto(TAB)
  const mails = page.getByRole('checkbox', { name: /, par e-mail$/ })
  const bells = page.getByRole('checkbox', { name: /, dans la cloche$/ })
  await openDetails(page)
  const count = 4 + 24
  await expect(mails).toHaveCount(count)
  await page.getByRole('button', { name: 'Tout couper par e-mail' }).click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await page.reload()
  await openDetails(page)
  await expect(mails.and(page.locator(':checked'))).toHaveCount(0)
  await expect(bells.and(page.locator(':checked'))).toHaveCount(count)
  await page.getByRole('button', { name: 'Tout activer par e-mail' }).click()
  await expect(mails.and(page.locator(':checked'))).toHaveCount(count)
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await expect(page.getByText('Paiement accepté')).toBeVisible()
  await expect(page.getByText('Candidature consultée')).toHaveCount(0)
})

test('a choice that could not be kept is put back and said', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto(TAB)
  await openDetails(page)
  const mail = switchOf(page, 'Candidature envoyée, par e-mail')
  await expect(mail).toBeChecked()
  await page.route('**/api/notification-preferences', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 404, json: { message: 'Introuvable.' } })
      : route.continue(),
  )
  await mail.click()
  await expect(page.getByText('Votre choix n’a pas été enregistré')).toBeVisible()
  await expect(mail).toBeChecked()
  await expect(page.getByText('Non enregistré', { exact: true })).toBeVisible()
})

test('a mail’s link stops its kind, after a press only, and can be undone', async ({ page, browser }) => {
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto('/dashboard/recruteur/candidatures?status=submitted')
  await page.locator('[data-row]').first().click()
  // Read by the page, or by the server when it was pressed before the page was alive.
  await expect(page.getByRole('list', { name: 'Étapes' })).toBeVisible()
  const link = await stopLink(page, 'Votre candidature a été consultée')
  // The reader of the mail is not signed in.
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  const ask = guest.getByRole('heading', { name: 'Ne plus recevoir ces e-mails' })
  await expect(ask).toBeVisible()
  await expectAccessible(guest)
  await guest.reload()
  await expect(ask).toBeVisible()
  await guest.getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click()
  const done = guest.getByRole('heading', { name: 'C’est fait' })
  await expect(done).toBeVisible()
  await expect(guest.getByText('«\u00A0Candidature consultée\u00A0»')).toBeVisible()
  await guest.reload()
  await expect(done).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Annuler' }).click()
  await expect(guest.getByRole('heading', { name: 'Vous recevrez à nouveau ces e-mails' })).toBeVisible()
  await guest.goto(link.slice(0, -4))
  await expect(guest.getByRole('heading', { name: 'Ce lien ne fonctionne pas' })).toBeVisible()
  await expectAccessible(guest)
  await guest.context().close()
})
