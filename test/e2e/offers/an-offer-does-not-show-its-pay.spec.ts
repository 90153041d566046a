import { offerForm } from '../../offer-form.ts'
import { signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'
import { LIST } from '../own-offers.ts'
import { isTooWide } from '../paying.ts'

const TITLE = 'Technicien fibre de nuit'
const REASON = 'La direction préfère en parler pendant l’entretien.'

/** The demonstration has offers of this occupation and level that show their pay. */
const USUAL = /Salaire non communiqué\. Pour ce métier et ce niveau\s: [\d\s]+– [\d\s]+Ar, d’après \d+ offres/

test('pay is hidden only with a reason that a moderator accepts', async ({ page, browser, sites }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'recruteur@asafidy.test')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const begun = await page.request.post('/api/recruiter/offer-drafts', {
    data: { content: offerForm({ title: TITLE, application_deadline: '' }) },
    headers: { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' },
  })
  const { id } = (await begun.json()).data
  await page.goto(`${LIST}/${id}/modifier`)
  await page.getByRole('button', { name: 'Continuer vers Conditions' }).click()
  await page.getByLabel('Jours et horaires').fill('Lundi à samedi, de nuit')
  await page.getByLabel('Travail de nuit').selectOption('Oui')
  await page.getByLabel('Salaire minimum, par mois').fill('')
  await page.getByLabel('Salaire maximum, par mois').fill('')
  await page.getByLabel('Salaire maximum, par mois').blur()
  await expect(
    page.getByRole('button', { name: 'Indiquer le salaire, ou choisir de ne pas l’afficher' }),
  ).toBeVisible()
  await page.getByLabel('Afficher le salaire sur l’offre').uncheck()
  const why = page.getByLabel('Pourquoi le salaire n’est pas affiché')
  await why.fill('secret')
  await why.blur()
  await expect(why).toHaveAccessibleDescription(/20 caractères au moins/)
  await expectAccessible(page)
  expect(await isTooWide(page)).toBe(false)
  const saved = page.waitForResponse(
    (reply) =>
      reply.ok() && reply.url().endsWith('/draft') && (reply.request().postData() ?? '').includes(REASON),
  )
  await why.fill(REASON)
  await saved
  for (const step of ['Profil', 'Candidature', 'Aperçu'])
    await page.getByRole('button', { name: `Continuer vers ${step}` }).click()
  await page.getByRole('button', { name: 'Envoyer en validation' }).click()
  await expect(page.getByText(/En attente|Elle attend|en validation/).first()).toBeVisible()

  const { adminUrl } = await sites.of(test.info().file)
  const moderator = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await signInAsAdministrator(moderator, adminUrl)
  await moderator.goto(`${adminUrl}/moderation?kind=offer&item=offer-${id}`)
  const points = moderator.getByRole('region', { name: 'Points relevés' })
  await expect(points).toContainText('Salaire caché')
  await expect(points).toContainText(REASON)
  await expect(moderator.getByText('Lundi à samedi, de nuit')).toBeVisible()
  await moderator.keyboard.press('r')
  const dialog = moderator.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /^Salaire caché sans raison valable/ })).toBeChecked()
  await expectAccessible(moderator)
  await dialog
    .getByRole('button', { name: /^Refuser/ })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await moderator.context().close()

  await page.goto(`${LIST}/${id}/modifier`)
  await expect(page.getByText(/la raison donnée ne suffit pas/)).toBeVisible()
})

test('a card and a page without pay say what others of the same occupation and level show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/offres?keywords=comptable&sort=date')
  await waitUntilAlive(page)
  const card = page.getByRole('article').filter({ hasText: USUAL }).first()
  await expect(card).toBeVisible()
  expect(await isTooWide(page)).toBe(false)
  const told = USUAL.exec((await card.textContent()) ?? '')?.[0] ?? 'nothing'
  await card.getByRole('link').first().click()
  await expect(page.getByText(told)).toBeVisible()
  await expectAccessible(page)
})
