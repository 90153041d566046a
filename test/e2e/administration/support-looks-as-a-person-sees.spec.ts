import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

test('support looks at the site as a candidate sees it, changes nothing, and the candidate’s page tells who and why', async ({
  page,
  sites,
}) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${adminUrl}/personnes?q=candidat@asafidy.test`)
  await enterPassword(page, 'support@asafidy.test')
  await enterWithNewCodes(page)
  await page.getByRole('rowheader').first().getByRole('link').click()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const person = page.url()

  await page.getByRole('button', { name: 'Voir en tant que…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Voir, et prévenir la personne' }).click()
  await expect(dialog.getByLabel('Raison')).toHaveAccessibleDescription(/Dites pourquoi/)
  await dialog.getByLabel('Raison').fill('Ne trouve pas le bouton pour confirmer l’entretien')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Voir, et prévenir la personne' }).click()

  const banner = page.getByRole('region', { name: 'Vous regardez à la place de quelqu’un' })
  await expect(banner).toContainText(name)
  await expect(banner).toContainText(/encore 14\smin/)
  expect(new URL(page.url()).origin).toBe(new URL(url).origin)
  await page.goto(`${url}/candidat/candidatures`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toContainText(name)
  await expectAccessible(page)
  // What could change something is out of use, and says why; what only looks is not.
  await page.goto(`${url}/candidat/offres-sauvegardees`)
  const save = page.getByRole('button', { name: /^Sauvegarder l’offre/ }).first()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(save).toHaveAccessibleDescription(/lecture seule/)
  await expectAccessible(page)
  await save.click({ force: true })
  await expect(page.getByText('Lecture seule', { exact: true })).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${url}/candidat/suggestions-offres`)
  await page.getByRole('button', { name: 'Pourquoi cette offre' }).first().click()
  await expect(page.getByRole('button', { name: 'Réduire' })).toHaveAttribute('aria-expanded', 'true')
  // Nothing can be changed, and nothing of the person stays in this browser.
  const refused = await page.request.put(`${url}/api/notification/read`)
  expect(refused.status()).toBe(403)
  expect((await page.request.get(`${url}/api/calendar/subscription`)).status()).toBe(403)
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 900 })

  await banner.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL(person)
  expect((await page.request.get(`${url}/api/user`)).status()).toBe(401)
  await page.getByRole('link', { name: 'Ce qui a été fait sur ce compte' }).click()
  await expect(page.getByText(/a regardé le site à la place de/).first()).toBeVisible()

  // A letter is read with a reason.
  await page.goto(person)
  await page
    .getByRole('button', { name: /^Demander à lire la candidature/ })
    .first()
    .click()
  await dialog.getByLabel('Raison').fill('Signalement 311')
  await dialog.getByRole('button', { name: 'Lire, et le noter' }).click()
  await expect(dialog.getByText(/\S{4,}/).first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Fermer', exact: true }).last()).toBeVisible()
  await page.keyboard.press('Escape')

  await rail(page).getByRole('link', { name: 'Candidatures' }).click()
  await page.getByLabel('Par').selectOption('Offre')
  await expect(page).toHaveURL(/by=offer/)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expectAccessible(page)
})
