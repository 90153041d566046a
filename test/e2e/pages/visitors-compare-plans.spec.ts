import { expect, signIn, test } from '../browser.ts'

test.describe('without scripts', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('a visitor compares the plans by period and is led to create an account', async ({ page }) => {
    await page.goto('/tarifs')
    const gold = page.getByRole('region', { name: 'Gold' })
    await expect(gold.getByText(/^150\s000\sAr$/)).toBeVisible()
    await expect(page.getByText('2 mois offerts')).toBeVisible()
    await page.getByRole('radio', { name: /^Annuel/ }).check()
    await expect(gold.getByText(/^1\s500\s000\sAr$/)).toBeVisible()
    await expect(gold.getByText(/soit 125\s000\sAr par mois/)).toBeVisible()
    await expect(gold.getByText(/^150\s000\sAr$/)).toBeHidden()
    await expect(page.getByRole('row', { name: /^Offres actives 1 3 10 Sans limite$/ })).toBeVisible()
    const width = await page.locator('html').evaluate((html) => html.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)

    await page.getByRole('link', { name: 'Choisir Silver' }).click()
    await expect(page.getByRole('heading', { name: 'Quatre pas jusqu’à Silver' })).toBeVisible()
    await page.getByRole('link', { name: 'Créer mon compte recruteur' }).click()
    await expect(page).toHaveURL(/\/inscription\/recruteur/)
  })
})

test('an applicant learns that everything is free, a company to complete what to do', async ({
  page,
  browser,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/abonnement')
  await expect(page.getByText('Pour chercher un emploi, tout est gratuit.')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'recruteur.nouveau@asafidy.test')
  await other.goto('/abonnement?formule=premium')
  await other.getByRole('link', { name: 'Ouvrir ma société' }).click()
  await expect(other).toHaveURL(/\/compagnie\/ma-societe$/)
  await other.context().close()
})
