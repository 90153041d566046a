import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'
import { openMail } from '../mails.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test('a request of a company on a phone is taken, answered by mail and filed, and an opinion without an address too', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/sourcing-pro')
  await waitUntilAlive(page)
  const form = page.getByRole('main')
  await form.getByLabel('Métier recherché').fill('Cariste')
  await form.getByLabel('Nombre de postes').fill('3')
  await form.getByRole('radio', { name: 'Dans le mois' }).check()
  await form
    .getByLabel('Le poste et la personne que vous cherchez')
    .fill('Trois caristes pour un entrepôt à Toamasina, de jour.')
  await form.getByLabel('Société').fill('Entrepôts Voahary')
  await form.getByLabel('Votre nom').fill('Voahary Ralison')
  await form.getByRole('button', { name: /^Envoyer/ }).click()
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/entrer votre email/)
  await form.getByLabel('E-mail').fill('voahary@exemple.test')
  await expectAccessible(page)
  await form.getByRole('button', { name: /^Envoyer/ }).click()
  await expect(form.getByText(/Votre demande est arrivée/)).toBeVisible()
  expect(await isWide(page)).toBe(false)

  await page.goto('/feedback')
  await waitUntilAlive(page)
  await form.getByRole('radio', { name: 'Bien', exact: true }).check()
  await form.getByRole('radio', { name: 'Postuler' }).check()
  await form.getByLabel('Ce qui vous a aidé, ou bloqué').fill('Le bouton se voit bien sur mon téléphone.')
  await form.getByRole('button', { name: /^Envoyer/ }).click()
  await expect(form.getByText(/Merci, votre avis est arrivé/)).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(adminUrl)
  await enterPassword(page, 'support@asafidy.test')
  await enterWithNewCodes(page)
  await rail(page).getByRole('link', { name: 'Messages du site' }).click()
  await page.getByLabel('État').selectOption({ label: 'À traiter' })
  const request = page.getByRole('row').filter({ hasText: 'Voahary Ralison' })
  await request.getByText('Trois caristes').first().click()
  await expect(request).toContainText('Dans le mois')
  await request.getByRole('button', { name: 'Je m’en occupe' }).click()
  await expect(request).toContainText('À vous')
  await expectAccessible(page)
  await request.getByLabel('Votre réponse').fill('Bonjour,\n\nNous vous appelons demain matin.')
  await request.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(request).toHaveCount(0)
  await page.getByLabel('État').selectOption({ label: 'Traités' })
  await expect(request).toContainText('Répondu')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByLabel('État').selectOption({ label: 'À traiter' })
  const opinion = page.getByRole('row').filter({ hasText: 'Anonyme' })
  await opinion.getByText('Le bouton se voit bien').first().click()
  await expect(opinion.getByLabel('Votre réponse')).toHaveCount(0)
  await opinion.getByRole('button', { name: 'Classer sans répondre' }).click()
  await expect(opinion).toHaveCount(0)
  await openMail(page, 'voahary@exemple.test')
})
