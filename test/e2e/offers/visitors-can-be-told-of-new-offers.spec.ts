import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'
import { openMail } from '../mails.ts'

const NOTHING = '/offres?contract=8&min_salary=9000000'

test('a guest asks for an alert where nothing was found, and confirms it by the mailed link', async ({
  page,
}) => {
  const email = `alerte${Date.now()}@exemple.test`
  await page.goto(NOTHING)
  await waitUntilAlive(page)
  await expect(page.getByText('Une alerte vous prévient')).toBeVisible()
  await page.getByRole('button', { name: 'Créer une alerte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Créer une alerte' })
  await expect(dialog).toContainText('Volontariat, à partir de 9 000 000 Ar')
  await dialog.getByRole('button', { name: 'Créer l’alerte' }).click()
  await expect(dialog.getByText('Veuillez entrer votre email')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByText('Hebdomadaire').click()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Un e-mail vient de partir')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(page.getByRole('button', { name: 'Créer une alerte' })).toBeFocused()

  await openMail(page, email)
  const href = await page.getByRole('link', { name: 'Confirmer mon alerte' }).getAttribute('href')
  const link = new URL(href ?? '').pathname
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirmez votre alerte' })).toBeVisible()
  await page.reload()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer mon alerte' }).click()
  await expect(page.getByRole('heading', { name: 'Votre alerte est active' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voir les offres du moment' }).click()
  await page.waitForURL(/min_salary=9000000/)
  await page.goto(`${link.slice(0, -3)}xyz`)
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
})

test('an applicant makes an alert in two presses, then pauses and deletes it in the settings', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/offres?keywords=soudeur')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Créer une alerte' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Créer une alerte' })
  await dialog.getByText('Immédiate').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Créer l’alerte' }).click()
  await expect(dialog).toBeHidden()
  const active = page.getByRole('link', { name: 'Alerte active' }).first()
  await expect(active).toBeVisible()
  await expect(page.getByRole('button', { name: 'Créer une alerte' })).toHaveCount(0)
  await active.click()

  await page.waitForURL('**/dashboard/parametres/alertes')
  const alert = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'soudeur' }) })
  await expect(alert.getByLabel('Fréquence')).toHaveValue('immediate')
  await alert.getByLabel('Fréquence').selectOption('weekly')
  await alert.getByRole('switch', { name: 'Actif' }).uncheck()
  await expect(alert.getByRole('switch', { name: 'Actif' })).not.toBeChecked()
  await expectAccessible(page)
  await page.reload()
  await expect(alert.getByLabel('Fréquence')).toHaveValue('weekly')
  await expect(alert.getByRole('switch', { name: 'Actif' })).not.toBeChecked()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Supprimer l’alerte soudeur' }).click()
  const sure = page.getByRole('dialog', { name: 'Supprimer cette alerte' })
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Supprimer l’alerte' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'comptable, Antananarivo, CDI' })).toBeVisible()
})

test('whoever has as many alerts as can be reads so before asking for another', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' }
  const { data: had } = await (await page.request.get('/api/applicant/alerts')).json()
  for (let salary = had.length + 1; salary <= 20; salary += 1) {
    const data = { min_salary: salary * 100_000, frequency: 'weekly' }
    const made = await page.request.post('/api/alerts', { data, headers })
    expect(made.ok(), await made.text()).toBe(true)
  }
  await page.goto('/dashboard/parametres/alertes')
  await expect(page.getByText('Vous avez déjà 20 alertes. Supprimez-en une')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/offres?keywords=soudeur')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Créer une alerte' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Créer une alerte' })
  await expect(dialog.getByText('Vous avez déjà 20 alertes.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await page.goto('/dashboard/parametres/alertes')
  await page
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer l’alerte' }).click()
  await expect(page.getByText(/Encore 1 au plus/)).toBeVisible()
})
