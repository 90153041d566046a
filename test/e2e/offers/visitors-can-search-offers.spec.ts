import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'

test('filters stand in the address, can be taken away one by one, and Back undoes them', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page)
  await page.getByLabel(/Métier/).fill('comptable')
  await page.getByLabel('Ville ou région').fill('Tana')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveTitle(/^Offres «.comptable.» à Antananarivo/)
  await page.getByRole('checkbox', { name: /^CDI/ }).check()
  await page.waitForURL(/contract=1/)
  await expect(page.getByRole('checkbox', { name: /^CDI/ })).toBeChecked()
  // The list that stood before is dimmed until the new one has come.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Antananarivo, retirer ce filtre' }).click()
  await expect(page).toHaveTitle(/^Offres de CDI «.comptable.» à Madagascar/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Offres de CDI «.comptable.» à Antananarivo/)
})

test('coming back from an offer restores the place in the list', async ({ page }) => {
  await page.goto('/offres?city=1')
  await waitUntilAlive(page)
  await page.evaluate(() =>
    new Promise((done) => {
      addEventListener('scrollend', done, { once: true })
      scrollTo(0, 1_500)
    }).then(() => undefined),
  )
  await page.getByRole('article').nth(9).getByRole('link').click()
  await page.waitForURL(/\/offres\/\d/)
  await page.getByRole('link', { name: 'Retour aux offres' }).click()
  await page.waitForURL(/city=1/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_400)
})

test('an empty list names the filter that keeps everything out', async ({ page }) => {
  await page.goto('/offres?contract=8&min_salary=9000000')
  await expect(page.getByRole('heading', { name: 'Aucune offre' })).toBeVisible()
  await expect(page.getByText('Sans «')).toContainText('9 000 000 Ar et plus')
  await expectAccessible(page)
})

test('on a phone the filters open in a sheet that says what it would show', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/offres')
  await waitUntilAlive(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('link', { name: /^Filtrer/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtres' })
  await sheet.getByRole('checkbox', { name: /^CDI/ }).check()
  await page.waitForURL(/contract=1/)
  // The offers of before are paler until those of the filter have come.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Voir / }).click()
  await expect(sheet).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a closed offer stays readable, without a button and out of search engines', async ({ page }) => {
  const answer = await page.goto('/offres/3')
  expect(answer?.status()).toBe(410)
  await expect(page.getByText('Cette offre est clôturée')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Postuler' })).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
})

test('a visitor reports somebody’s conduct, and is told gently what happens next', async ({ page }) => {
  await page.goto('/offres/7')
  await waitUntilAlive(page)
  const posting = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(posting ?? '{}')).toMatchObject({ '@type': 'JobPosting', directApply: true })
  await page.getByRole('link', { name: 'Signaler cette offre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signaler cette offre' })
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(dialog.getByText('Veuillez choisir un motif')).toBeVisible()
  await dialog.getByText('Comportement déplacé').click()
  await expect(dialog.getByText('vous n’y êtes pour rien')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(dialog.getByText('Votre signalement est lu avant tous les autres')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search and its filters work', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel(/Métier/).fill('comptable')
    await page.getByLabel('Ville ou région').fill('Tana')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await page.getByRole('checkbox', { name: /^CDD/ }).check()
    await page.getByRole('button', { name: 'Voir les offres' }).click()
    await expect(page).toHaveTitle(/^Offres de CDD «.comptable.» à Antananarivo/)
    await expect(page.getByRole('link', { name: 'CDD, retirer ce filtre' })).toBeVisible()
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Missions' })).toBeVisible()
  })
})

test('a salary is written as people write it, and one that is not understood is said to be so', async ({
  page,
}) => {
  await page.goto('/offres?contract=1')
  await waitUntilAlive(page)
  const salary = page.getByLabel('Salaire minimum en Ariary par mois')
  await salary.fill('beaucoup')
  await salary.press('Enter')
  await expect(page.getByText(/Ce montant n’est pas compris/)).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL('/offres?contract=1')
  await salary.fill('1,5M')
  await salary.press('Enter')
  await expect(page).toHaveURL('/offres?contract=1&min_salary=1500000')
  await expect(salary).toHaveValue('1\u00a0500\u00a0000')
  await page.goto('/offres?contract=1&min_salary=800 000 Ar')
  await expect(salary).toHaveValue('800\u00a0000')
})

test('offers are filtered by what decides whether somebody can come, and say it on their page', async ({
  page,
}) => {
  await page.goto('/offres')
  await waitUntilAlive(page)
  await page.locator('summary', { hasText: 'Au quotidien' }).click()
  await page.getByRole('checkbox', { name: 'Dimanche libre' }).check()
  await page.waitForURL(/fact=no_sunday/)
  await page.getByRole('checkbox', { name: 'Transport pris en charge' }).check()
  await expect(page.getByRole('link', { name: 'Transport pris en charge, retirer ce filtre' })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('article').first().getByRole('link').click()
  const daily = page.getByRole('heading', { name: 'Au quotidien' }).locator('..')
  await expect(daily).toContainText('Travail le dimancheNon')
  await expect(daily).toContainText(/Transport(Assuré par la société|Indemnité)/)
  await expectAccessible(page)
})

test('while words are typed they are completed, by keyboard, with a town, and from one’s last searches', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const field = page.getByRole('search').getByLabel(/Métier/)
  const list = page.getByRole('listbox', { name: 'Propositions' })
  await field.fill('compt')
  await expect(list.getByRole('option', { name: /^Comptable\s*Métier$/ })).toBeVisible()
  await expectAccessible(page)
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/)
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('compt')

  await field.fill('comptable tama')
  await list.getByRole('option', { name: /comptable · Toamasina \(Tamatave\)/ }).click()
  await expect(page).toHaveTitle(/^Offres «.comptable.» à Toamasina/)
  await waitUntilAlive(page)

  const again = page.getByRole('search').getByLabel(/Métier/)
  await again.fill('chauffeur')
  await expect(list.getByRole('option', { name: /^Chauffeur-livreur\s*Métier$/ })).toBeVisible()
  await again.press('Enter')
  await expect(page).toHaveTitle(/^Offres «.chauffeur.» à Toamasina/)
  // Long enough for propositions to be asked for and to come.
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(list).toBeHidden()

  await page
    .getByRole('search')
    .getByLabel(/Métier/)
    .fill('')
  await list.getByRole('option', { name: /comptable, Toamasina/ }).click()
  await expect(page).toHaveTitle(/^Offres «.comptable.» à Toamasina/)
})
