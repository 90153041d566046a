import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const SCAM =
  'URGENT ! Recrutement pour Dubaï, serveuses sans expérience. Frais de dossier 50 000 Ar par MVola au 034 00 111 22.'
const GOOD =
  'La société Havoana recrute un comptable à Antananarivo, CDI, 900 000 Ar. CV à rh@havoana.mg avant le 5 décembre.'

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

test('an answer that comes after its anchor opens too', async ({ page }) => {
  await page.goto('/faq?q=astronaute')
  await waitUntilAlive(page)
  const questions = Promise.withResolvers<void>()
  await page.route('**/api/faq*', async (route) => {
    await questions.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Voir toutes les questions' }).click()
  await page.waitForURL('/faq')
  await page.goto('/faq#supprimer')
  questions.resolve()
  const answer = page.getByText('Il est fermé aussitôt et effacé')
  await expect(answer).toBeVisible()
  // What was closed opens again by another visit of its anchor.
  await page.getByRole('group').filter({ has: answer }).getByRole('heading').click()
  await expect(answer).toBeHidden()
  await page.goto('/faq#recruteurs')
  await expect(answer).toBeHidden()
  await page.goto('/faq#supprimer')
  await expect(answer).toBeVisible()
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

test('an advertisement met elsewhere is checked: a scam is recognised, its number reported, a good one passes', async ({
  page,
}) => {
  await page.goto('/faq#verifier-une-annonce')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Vérifier une annonce' }).first().click()
  await page.waitForURL('/verifier-une-annonce')
  await waitUntilAlive(page)
  const pasted = page.getByLabel('L’annonce, le numéro ou le lien')
  const check = page.getByRole('button', { name: 'Vérifier' })
  await pasted.fill(SCAM)
  await check.click()
  await expect(page.getByRole('heading', { name: /Méfiez-vous/ })).toBeVisible()
  await expect(page.getByText('On vous demande de l’argent')).toBeVisible()
  await expect(page.getByText('Un travail à l’étranger, sans référence du ministère')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Signaler le 034 00 111 22' }).click()
  await expect(page.getByText('Merci, c’est noté')).toBeVisible()
  await pasted.fill(GOOD)
  await check.click()
  await expect(page.getByRole('heading', { name: 'Nous n’avons rien trouvé d’inquiétant' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ce qui cloche' })).toHaveCount(0)
})

test.describe('without scripts, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('an advertisement is checked and a number reported', async ({ page }) => {
    await page.goto('/verifier-une-annonce')
    await page.getByLabel('L’annonce, le numéro ou le lien').fill(SCAM)
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByRole('heading', { name: /Méfiez-vous/ })).toBeVisible()
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: 'Signaler le 034 00 111 22' }).click()
    await expect(page.getByText('Merci, c’est noté')).toBeVisible()
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByText('Veuillez coller une annonce')).toBeVisible()
  })

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
