import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a question is searched, opened and linked to', async ({ page }) => {
  await page.goto('/faq')
  await waitUntilAlive(page)
  await expectAccessible(page)
  await page.getByLabel('Chercher une question').fill('retirer')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await page.waitForURL('/faq?q=retirer')
  await expect(page.getByText(/réponses? pour «\sretirer\s»/)).toBeVisible()
  const withdrawing = page.getByRole('group').filter({ hasText: 'Puis-je retirer ma candidature' })
  await expect(withdrawing.getByText('tant qu’elle est en cours')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Chercher une question').fill('astronaute')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByText(/Aucune réponse pour/)).toBeVisible()
  await page.getByRole('link', { name: 'Voir toutes les questions' }).click()
  await page.waitForURL('/faq')
  await page.goto('/faq#supprimer')
  await expect(page.getByText('Il est fermé aussitôt et effacé')).toBeVisible()
  await expectAccessible(page)
})

test('search engines read the questions, and are not offered searches of them', async ({ page, request }) => {
  await page.goto('/faq')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  expect(data['@type']).toBe('FAQPage')
  expect(data.mainEntity.length).toBeGreaterThanOrEqual(40)
  expect(await (await request.get('/faq?q=cv')).text()).toContain('noindex')
  await expect(page).toHaveTitle(/^Questions fréquentes/)
})

test('« Aide » opens at the questions of each kind of user', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test', '/dashboard')
  await page.getByRole('link', { name: 'Aide' }).first().click()
  await page.waitForURL('/faq#recruteurs')
  await expect(page.getByRole('heading', { name: 'Recruteurs', exact: true })).toBeInViewport()
})

test.describe('without scripts, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('answers are searched, opened and read', async ({ page }) => {
    await page.goto('/faq#retirer')
    await expect(page.getByText('tant qu’elle est en cours')).toBeVisible()
    await page.getByLabel('Chercher une question').fill('facture')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await page.waitForURL('/faq?q=facture')
    await expect(page.getByRole('heading', { name: /Où trouver mes factures/ })).toBeVisible()
    await page.getByRole('link', { name: 'Écrire à l’équipe' }).first().click()
    await page.waitForURL('/contact')
  })
})
